import { agentCalendar, type CalendarEntry } from '#calls/agent-calendar.ts';
import { mostRequests } from '#calls/agent-requests.ts';
import { listRequests } from '#domain/agent-requests/find-requests.ts';
import type { ShownOffer } from '#domain/offers/kept-offer.ts';
import { listEndingQuotes, listQuotedOffers } from '#domain/quotes/list-quoted-offers.ts';
import { addDays, dayIn, plainDate } from '#lib/plain-date.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import type { SellingDependencies } from './core-context.ts';
import { textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

type Dependencies = Pick<SellingDependencies, 'claimMaxAge'> & Pick<SignInDependencies, 'db'>;

/** What of a manager's work stands on which day. */
export function registerAgentCalendar(api: Api, { db, claimMaxAge }: Dependencies): void {
  registerCall(api, agentCalendar, async ({ query: { from, to }, caller, lang, site }) => {
    const manager = asManager(caller);
    const { timeZone } = site;
    const text = textsIn(lang, site);
    // A trip leaves long after its price was told: whatever is held in these days leaves in them, or later.
    const departs = { departsFrom: from, departsTo: claimMaxAge === undefined ? to : addDays(to, farDays) };
    const list = { order: 'departure', skip: 0, take: mostRequests, timeZone, text: '' } as const;
    const [{ requests }, quoted, ending] = await Promise.all([
      listRequests(db, manager, { ...list, ...departs }),
      listQuotedOffers(db, manager, departs, mostRequests),
      listEndingQuotes(db, manager, { from, to }),
    ]);
    const daysOf = (of: Kept) => [
      { kind: 'departure' as const, day: plainDate(of.shown.departsOn) },
      ...(claimMaxAge === undefined
        ? []
        : [{ kind: 'held' as const, day: dayIn(heldUntil(of.priced_at, claimMaxAge), timeZone) }]),
    ];
    const entries: CalendarEntry[] = [
      ...requests
        .filter(({ state }) => state !== 'closed')
        .map((each) => ({ ...each, of: 'request' as const })),
      ...quoted.map((each) => ({ ...each, id: each.inc, of: 'quote' as const })),
    ].flatMap((each) =>
      daysOf(each).map((day) => ({
        ...day,
        of: each.of,
        number: each.id,
        name: text(each.shown.hotel),
        client: each.client,
      })),
    );
    const ends = ending.map(
      ({ inc, valid_until: day, title, client }): CalendarEntry => ({
        day,
        kind: 'valid',
        of: 'quote',
        number: inc,
        name: title,
        client,
      }),
    );
    const asked = once([...entries, ...ends]).filter(({ day }) => day >= from && day <= to);
    return { ok: true, value: { entries: asked.toSorted((one, other) => (one.day < other.day ? -1 : 1)) } };
  });
}

/** Nothing is sold further ahead. */
const farDays = 800;

/** Two rooms of a hotel in a quote are one entry of a day. */
const once = (entries: CalendarEntry[]) => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
];

type Kept = { shown: ShownOffer; priced_at: Date };

const hourMs = 3_600_000;
const heldUntil = (pricedAt: Date, hours: number) => new Date(pricedAt.getTime() + hours * hourMs);
