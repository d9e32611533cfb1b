import { icsFile } from '#lib/ics.ts';
import { plainDate } from '#lib/plain-date.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { clockContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import type { Route } from './+types/days-ics.ts';
import { keyOf } from './entry-link.tsx';
import { entryName, entryWords } from './entry-words.ts';
import { loadCalendar } from './load-calendar.ts';

/** `/calendar/days.ics`: a month for the agent's own calendar. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const { context, url } = args;
  const { month, entries } = await loadCalendar(context, url);
  const { t } = await pageTexts(context);
  const path = localPathIn(context);
  const events = entries.map((entry) => {
    const { day, of, number } = entry;
    const page = of === 'request' ? path(`/orders/${number}`) : path(`/quotes/${number}`);
    return {
      uid: `${keyOf(entry).replace(/\s+/g, '-')}@${url.hostname}`,
      day: plainDate(day),
      url: url.origin + page,
      summary: [entryName(entry, t), ...entryWords(entry, t)].join(', '),
    };
  });
  const file = icsFile(`${t('header.calendar')} ${month}`, events, context.get(clockContext).now);
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="work-${month}.ics"`,
      'cache-control': 'no-store',
    },
  });
}
