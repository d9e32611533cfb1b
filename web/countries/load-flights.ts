import type { Client } from '#calls/client.ts';
import type { CountryInformation } from '#calls/country.ts';
import { ticketCheckins, ticketSources, ticketTargets } from '#calls/tickets.ts';
import { addDays, dayOfWeek, type PlainDate, parsePlainDate } from '#lib/plain-date.ts';

/** An airport of a country with the days on which one flies there, 1 is Monday; none where nothing flies directly. */
export type FlownAirport = { code: string; name: string; days: number[]; first: PlainDate | undefined };

/** The airports of a country, and when one flies there from a town. */
export async function loadFlights(
  client: Client,
  airports: CountryInformation['airports'],
  town: string | undefined,
): Promise<FlownAirport[]> {
  const sources = airports.length > 0 ? await client.call(ticketSources, { outgoing: true }) : undefined;
  const source = sources?.ok
    ? sources.value.Tickets_SOURCES.find(({ name }) => name === town)?.id
    : undefined;
  const targets = source === undefined ? undefined : await client.call(ticketTargets, { source });
  const reached = targets?.ok ? targets.value.Tickets_TARGETS : [];
  return Promise.all(
    airports.map(async ({ code, name }) => {
      const target = reached.find(({ portAlias }) => portAlias === code)?.id;
      const dates =
        source === undefined || target === undefined ? [] : await loadDates(client, source, target);
      return { code, name, days: weekdaysOf(dates), first: dates[0] };
    }),
  );
}

async function loadDates(client: Client, source: number, target: number): Promise<PlainDate[]> {
  const answer = await client.call(ticketCheckins, { source, target, freightBack: true });
  if (!answer.ok) return [];
  const { startDate, validDates } = answer.value.Tickets_CHECKINS;
  const start = parsePlainDate(startDate);
  return start ? [...validDates].flatMap((mark, day) => (mark === '0' ? [] : [addDays(start, day)])) : [];
}

/** So many days from the first flight on tell on which days of the week one flies. */
const daysLookedAt = 28;

/** The days of the week of the first weeks with flights, in their order. */
export function weekdaysOf([first, ...others]: readonly PlainDate[]): number[] {
  if (!first) return [];
  const last = addDays(first, daysLookedAt);
  const days = [first, ...others.filter((date) => date < last)].map(dayOfWeek);
  return [...new Set(days)].sort((a, b) => a - b);
}
