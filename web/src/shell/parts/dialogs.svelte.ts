/** How many dialogs lie over the page. */
class Dialogs {
  open = $state(0);

  /** One more, or one less. The page below does not scroll meanwhile; `:has()` would ask at every change of the page. */
  count(change: 1 | -1): void {
    this.open += change;
    document.documentElement.classList.toggle("covered", this.open > 0);
  }
}

export const dialogs = new Dialogs();
