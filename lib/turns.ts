/**
 * Gives turns one after the other, and lets the process look at what has arrived meanwhile between two of them: work
 * that keeps a core busy, as the rendering of a page does, then delays others by one turn, however much of it there is.
 * Undefined where so many wait already that nobody should join them.
 */
export function openTurns(mostWaiting: number): () => Promise<void> | undefined {
  let last = Promise.resolve();
  let waiting = 0;
  return () => {
    if (waiting >= mostWaiting) return undefined;
    waiting++;
    // What was begun in the turn before goes on in the next look, as the rendering of a page does; then it is ours.
    last = last
      .then(lookAround)
      .then(lookAround)
      .then(() => {
        waiting--;
      });
    return last;
  };
}

const lookAround = () => new Promise<void>((settle) => setImmediate(settle));
