/** Lets the browser draw what a press has changed before the work that the press asked for. */
export const afterPaint = () =>
  new Promise<void>((settle) => requestAnimationFrame(() => setTimeout(settle)));
