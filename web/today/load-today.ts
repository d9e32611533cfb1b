import { agentCalendar } from '#calls/agent-calendar.ts';
import { agentToday } from '#calls/agent-today.ts';
import type { Notification } from '#calls/notifications.ts';
import { localMinute } from '#lib/local-minute.ts';
import { addDays } from '#lib/plain-date.ts';
import { clientContext, clockContext, siteContext } from '#web/context/context.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { emptyForm, tabOf } from '#web/search/query/search-form.ts';
import { loadWizardOptions } from '#web/search/wizard/wizard-options.ts';
import type { Route } from './+types/today-page.ts';

/** The days that are looked ahead, today among them. */
const daysAhead = 7;

const mostShown = 8;

export type TodayNews = Notification & { when: [day: string, time: string] };

/** The search and the work of an agent: two calls for the work, whatever there is of it. */
export async function loadToday({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const site = context.get(siteContext);
  const { today } = context.get(clockContext);
  const client = context.get(clientContext);
  const mode = tabOf(askedOf({ context, url }));
  const week = { from: today, to: addDays(today, daysAhead - 1) };
  const [options, known, calendar] = await Promise.all([
    site.flags.booking ? loadWizardOptions(context, mode) : undefined,
    client.call(agentToday, {}),
    client.call(agentCalendar, week),
  ]);
  if (!known.ok) throw new Response(null, { status: known.status ?? 502 });
  if (!calendar.ok) throw new Response(null, { status: calendar.status ?? 502 });
  const { clients, answers, offers } = known.value;
  const newsOf = (list: Notification[]): TodayNews[] =>
    list.map((one) => ({ ...one, when: localMinute(new Date(one.at), site.timeZone) }));
  const entriesOf = (wanted: 'valid' | 'departure') =>
    calendar.value.entries.filter(({ kind }) => kind === wanted).slice(0, mostShown);
  return {
    search: options && { options, initial: emptyForm(mode, options.defaults) },
    clients: newsOf(clients),
    answers: newsOf(answers),
    offers,
    ending: entriesOf('valid'),
    departures: entriesOf('departure'),
  };
}
