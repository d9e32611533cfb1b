type Room = {
  /** Jobs that run at the same time. */
  places: number;
  /** How many may wait, of everybody together and of one. */
  waiting: number;
  waitingOfOne: number;
};

/**
 * Runs few jobs at once. The others wait, and those who wait have their turns one after the other, each with one job:
 * anyone who has asked for hundreds of pictures delays another's by one. Beyond the bounds a job is turned away at once.
 */
export function openRenderQueue({ places, waiting: most, waitingOfOne: mostOfOne }: Room) {
  const waiting = new Map<string, (() => void)[]>();
  let taken = 0;
  let waitingInAll = 0;

  function wait(who: string): Promise<void> | undefined {
    const own = waiting.get(who) ?? [];
    if (waitingInAll >= most || own.length >= mostOfOne) return undefined;
    waiting.set(who, own);
    waitingInAll++;
    return new Promise((resolve) => own.push(resolve));
  }

  /** The one who leaves hands the place over, so it stays taken. */
  function leave() {
    const [next] = waiting;
    if (!next) {
      taken--;
      return;
    }
    const [who, [enter, ...later]] = next;
    waitingInAll--;
    waiting.delete(who);
    if (later.length > 0) waiting.set(who, later);
    enter?.();
  }

  return async function enter<T>(
    who: string,
    job: () => Promise<T>,
  ): Promise<{ ok: true; value: T } | { ok: false }> {
    if (taken < places) {
      taken++;
    } else {
      const turn = wait(who);
      if (!turn) return { ok: false };
      await turn;
    }
    try {
      return { ok: true, value: await job() };
    } finally {
      leave();
    }
  };
}
