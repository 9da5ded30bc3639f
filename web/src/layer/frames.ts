/** How long a page that is not seen waits for a frame, in milliseconds. */
const HIDDEN_FRAME = 150;

/** Goes on when the next frame has been drawn, in a task of its own; soon, too, where no frames are drawn. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, HIDDEN_FRAME);
    requestAnimationFrame(() => {
      clearTimeout(late);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  });
}
