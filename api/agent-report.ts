import { agentReport, type ReportRow } from '#calls/agent-report.ts';
import { mostRequests } from '#calls/agent-requests.ts';
import { type ReportedOffer, type ReportSum, sumReport } from '#domain/agent-reports/sum-report.ts';
import { listRequests } from '#domain/agent-requests/find-requests.ts';
import { commissionOf } from '#domain/commission/commission-of.ts';
import type { CommissionPlan } from '#domain/commission/commission-plan.ts';
import { findPlan } from '#domain/commission/find-plan.ts';
import type { ShownOffer } from '#domain/offers/kept-offer.ts';
import { listQuotedOffers, listSettledQuotes } from '#domain/quotes/list-quoted-offers.ts';
import { instantOf } from '#lib/local-time.ts';
import { minorPerUnit, money } from '#lib/money.ts';
import { addDays, dayIn, plainDate } from '#lib/plain-date.ts';
import type { ReportGroup } from '#lib/request-choices.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

type Db = SignInDependencies['db'];

/** What was requested and quoted in some days, by manager, country or month. */
export function registerAgentReport(api: Api, { db }: { db: Db }): void {
  registerCall(api, agentReport, async ({ query: { by, from, to }, caller, lang, site, now }) => {
    const manager = asManager(caller);
    const { timeZone } = site;
    const dawn = (day: typeof from) => new Date(instantOf(`${day}T00:00`, timeZone));
    const made = { madeFrom: dawn(from), madeBefore: dawn(addDays(to, 1)) };
    const list = { text: '', order: 'newest', skip: 0, take: mostRequests } as const;
    const [{ requests }, quoted, settled] = await Promise.all([
      listRequests(db, manager, { ...list, timeZone, sentFrom: from, sentTo: to }),
      listQuotedOffers(db, manager, made, mostRequests),
      listSettledQuotes(db, manager, { from: made.madeFrom, before: made.madeBefore }, mostRequests),
    ]);
    const plans = await plansOf(db, [...new Set(requests.map(({ agency_inc }) => agency_inc))], now);
    const counted: Counted[] = [
      ...requests.map((one) => ({ ...one, kind: 'request' as const, at: one.sent_at })),
      ...quoted.map((one) => ({ ...one, kind: 'offer' as const, at: one.made_at })),
      ...settled.map((one) => ({ ...one, kind: one.outcome, at: one.settled_at })),
    ];
    const text = textsIn(lang, site);
    const reported = counted.map((one) => ({ ...one, ...groupOf(one, by, { text, timeZone }) }));
    const names = new Map(reported.map(({ group, name }) => [group, name]));
    const sums = sumReport(reported.map((one) => reportedOffer(one, plans)));
    return { ok: true, value: { rows: sums.map((sum) => rowAnswer(sum, names)).toSorted(orders[by]) } };
  });
}

type Counted = {
  kind: ReportedOffer['kind'];
  at: Date;
  currency: string;
  total_minor: number;
  shown: ShownOffer;
  agency_inc: number;
  manager_inc: number;
  manager_name: string;
};

/** What it is counted under, and what that is called. */
function groupOf(
  { shown, manager_inc, manager_name, at }: Counted,
  by: ReportGroup,
  { text, timeZone }: { text: Texts; timeZone: string },
): { group: string; name: string } {
  if (by === 'manager') return { group: `${manager_inc}`, name: manager_name };
  if (by === 'month') return { group: dayIn(at, timeZone).slice(0, 7), name: '' };
  const { country } = shown;
  return country ? { group: `${country.id}`, name: text(country.name) } : { group: '', name: '–' };
}

type Plans = ReadonlyMap<number, CommissionPlan>;

/** The plan of each agency that has one. */
async function plansOf(db: Db, agencies: readonly number[], now: Date): Promise<Plans> {
  const plans = new Map<number, CommissionPlan>();
  for (const agency of agencies) {
    const plan = await findPlan(db, agency, now);
    if (plan) plans.set(agency, plan);
  }
  return plans;
}

function reportedOffer(one: Counted & { group: string }, plans: Plans): ReportedOffer {
  const { kind, group, currency, total_minor: amountMinor, shown } = one;
  const plan = kind === 'request' ? plans.get(one.agency_inc) : undefined;
  const { country, tourId = null, departsOn } = shown;
  const trip = country && { stateId: country.id, tourId, departsOn: plainDate(departsOn) };
  const earned = plan && trip && commissionOf(plan, trip, money(amountMinor, currency));
  return { kind, group, currency, amountMinor, commissionMinor: earned?.commission.amountMinor };
}

const rowAnswer = (sum: ReportSum, names: ReadonlyMap<string, string>): ReportRow => ({
  group: sum.group,
  name: names.get(sum.group) ?? '',
  currency: sum.currency,
  requests: sum.requests,
  requestsSum: sum.requestsMinor / minorPerUnit,
  offers: sum.offers,
  offersSum: sum.offersMinor / minorPerUnit,
  won: sum.won,
  lost: sum.lost,
  commission: sum.commissionMinor === undefined ? null : sum.commissionMinor / minorPerUnit,
});

const countOf = ({ requests, offers, won, lost }: ReportRow) => requests + offers + won + lost;

/** Months as they come; everything else the largest first. */
const largestFirst = (one: ReportRow, other: ReportRow) =>
  countOf(other) - countOf(one) || (one.name < other.name ? -1 : 1);
const orders: Record<ReportGroup, (one: ReportRow, other: ReportRow) => number> = {
  manager: largestFirst,
  country: largestFirst,
  month: (one, other) => (one.group < other.group ? -1 : 1),
};
