/** A tab that is not seen renders nothing: there the work begins after so many milliseconds. */
const patience = 200;

/** Lets the browser render what a press has changed before the work that the press asked for. */
export const afterPaint = () =>
  new Promise<void>((settle) => {
    requestAnimationFrame(() => setTimeout(settle));
    setTimeout(settle, patience);
  });

/** Gives a piece of work a task of its own, so that a press need not wait for all of them; unless it is called off first. */
export function inOwnTask(work: () => void): () => void {
  let isOff = false;
  void afterPaint().then(() => isOff || work());
  return () => {
    isOff = true;
  };
}
