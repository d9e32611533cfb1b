const minuteMs = 60_000;

/** The beginning of the minute. */
export const minuteOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / minuteMs) * minuteMs);
