/** A tab that is not seen draws nothing: there the work begins after so many milliseconds. */
const patience = 200;

/** Lets the browser draw what a press has changed before the work that the press asked for. */
export const afterPaint = () =>
  new Promise<void>((settle) => {
    requestAnimationFrame(() => setTimeout(settle));
    setTimeout(settle, patience);
  });
