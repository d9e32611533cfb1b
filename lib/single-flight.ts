type Flight<Value> = { result: Promise<Value>; join: (signal: AbortSignal | undefined) => Promise<Value> };

/** Request coalescing: callers with the same key share one run of the work while it is in progress. */
export type SingleFlight<Value> = {
  /**
   * Joins the run in progress for this key, or starts one. A caller whose `signal` aborts is rejected with its reason;
   * the work is aborted when all callers have left, and never while one without a signal waits.
   */
  run: (key: string, work: (signal: AbortSignal) => Promise<Value>, signal?: AbortSignal) => Promise<Value>;
  pending: (key: string) => Promise<Value> | undefined;
};

/**
 * `fetchMethod` of lru-cache coalesces too, but there the signal of the first caller aborts the work of all, and each
 * value is cached: rendered pages and documents decide that by what they have become.
 */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const flights = new Map<string, Flight<Value>>();
  const start = (key: string, work: (signal: AbortSignal) => Promise<Value>): Flight<Value> => {
    const abandoned = new AbortController();
    const flight = flightOf(work(abandoned.signal), abandoned);
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flights.set(key, flight);
    // A caller who comes after the last one has left starts anew.
    abandoned.signal.addEventListener('abort', end, { once: true });
    flight.result.then(end, end);
    return flight;
  };
  return {
    run: (key, work, signal) => (flights.get(key) ?? start(key, work)).join(signal),
    pending: (key) => flights.get(key)?.result,
  };
}

function flightOf<Value>(result: Promise<Value>, abandoned: AbortController): Flight<Value> {
  let waiting = 0;
  const join = (signal: AbortSignal | undefined): Promise<Value> => {
    waiting++;
    if (!signal) return result;
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting--;
        if (waiting === 0) abandoned.abort();
        reject(signal.reason);
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  };
  return { result, join };
}
