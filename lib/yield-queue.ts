/**
 * Orders work that keeps a core busy, such as rendering: each piece yields to the event loop before it starts, so that
 * other requests are delayed by one piece at most. It bounds nothing: requests are admitted before they come here.
 */
export function createYieldQueue(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    // Work of the turn before continues in the next iteration of the event loop, as rendering does; then it is ours.
    last = last.then(yieldToEventLoop).then(yieldToEventLoop);
    return last;
  };
}

const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));
