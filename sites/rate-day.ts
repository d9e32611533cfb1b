import { addDays, dayIn, type PlainDate } from '#lib/plain-date.ts';
import type { Site } from './site.ts';

/** When the rates of a day begin to hold, by the clock of the site ([S]§4.6). */
export const rateChangeTime = '11:30';

type SiteClock = Pick<Site, 'timeZone'>;

/** The day whose rates hold: with the timer on, yesterday's until half past eleven. */
export function rateDay(
  site: SiteClock & { flags: Pick<Site['flags'], 'currencyTimer'> },
  now: Date,
): PlainDate {
  const today = dayIn(now, site.timeZone);
  const holds = !site.flags.currencyTimer || now >= changeOn(today, site);
  return holds ? today : addDays(today, -1);
}

/** The next moment at which rates change: today's until it has come, then tomorrow's. */
export function nextRateChange(site: SiteClock, now: Date): Date {
  const today = dayIn(now, site.timeZone);
  const change = changeOn(today, site);
  return now < change ? change : changeOn(addDays(today, 1), site);
}

/** No zone moves its clocks near noon, so the offset of that moment is the one to take off. */
function changeOn(day: PlainDate, { timeZone }: SiteClock): Date {
  const asUtc = Date.parse(`${day}T${rateChangeTime}:00Z`);
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc, timeZone), timeZone));
}

/** Milliseconds that the clocks of a zone are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const clock = new Date(instant).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
