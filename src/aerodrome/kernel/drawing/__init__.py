"""Tables as text and as pictures, drawn from one description of what lies there."""
