const dayMs = 86_400_000;

/** The instant of a local time `YYYY-MM-DDTHH:MM`, in milliseconds: the zone's offset is read off, then checked at the result. */
export function instantOf(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`);
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(guess, timeZone);
}

/** By zone and day; null on the days when the clocks change. Asking Intl is a tenth of a search's work otherwise. */
const offsets = new Map<string, number | null>();

function offsetAt(instant: number, timeZone: string): number {
  const day = Math.floor(instant / dayMs);
  const key = `${timeZone}/${day}`;
  let known = offsets.get(key);
  if (known === undefined) {
    const [before, after] = [readOffset(day * dayMs, timeZone), readOffset((day + 1) * dayMs, timeZone)];
    known = before === after ? before : null;
    offsets.set(key, known);
  }
  return known ?? readOffset(instant, timeZone);
}

const zoneClocks = new Map<string, Intl.DateTimeFormat>();

function readOffset(instant: number, timeZone: string): number {
  let clock = zoneClocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    zoneClocks.set(timeZone, clock);
  }
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) - instant;
}
