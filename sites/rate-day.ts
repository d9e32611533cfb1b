import { instantOf } from '#lib/local-time.ts';
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

const changeOn = (day: PlainDate, { timeZone }: SiteClock): Date =>
  new Date(instantOf(`${day}T${rateChangeTime}`, timeZone));
