import type { Call } from '#calls/call.ts';
import { askedBy } from '#domain/catalogue/asker.ts';
import type { CatalogueMoment, LiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { limitKey } from '#lib/limit-key.ts';
import { dayNumber } from '#lib/plain-date.ts';
import { findCurrency } from '#sites/currencies.ts';
import type { CallRequest } from './answer-call.ts';
import type { Refusal } from './problem.ts';

/** What the calls under `/core` need beside the question. */
export type SellingDependencies = {
  catalogue: Pick<LiveCatalogue, 'current'>;
  /** Signs claims; the same on every server of an installation. */
  claimSecret: string;
  /** The most days of departure that one search looks into; without a setting the usual ones. */
  longestWindowDays?: number;
  /** Hours that the price in a claim is held; undefined: however long. */
  claimMaxAge?: number | undefined;
};

const usualWindowDays = 180;

/** The catalogue as of now, asked by anyone who calls, and the market and day that prices are asked for. */
export function saleContextFor(
  { catalogue, claimSecret }: SellingDependencies,
  {
    site,
    now,
    today,
    rateDay,
    signal,
    address,
  }: Pick<CallRequest<Call>, 'site' | 'now' | 'today' | 'rateDay' | 'signal' | 'address'>,
  currency?: string,
) {
  const moment = askedBy(momentOf(catalogue), { signal, address: limitKey(address) });
  const point = {
    market: site.market,
    currency: currency ?? site.currency,
    today: dayNumber(today),
    rateDay: dayNumber(rateDay),
  };
  return { moment, point, claimSecret, now };
}

/** The current catalogue; the server does not take requests before the first one is loaded. */
export function momentOf(catalogue: SellingDependencies['catalogue']): CatalogueMoment {
  const moment = catalogue.current();
  if (!moment) throw new Error('A call was asked before the catalogue was loaded');
  return moment;
}

/** The code of an asked currency, by its code or by the operator's number; undefined where there is none. */
export function currencyCode({ directory }: CatalogueMoment, asked: string): string | undefined {
  const listed = [...directory.currencies.values()].find(
    ({ code, inc }) => code === asked || String(inc) === asked,
  );
  return listed?.code ?? findCurrency(asked)?.slug;
}

/** Refuses days of departure, by their numbers, that are more than one search looks into. */
export function windowRefusal(
  { longestWindowDays = usualWindowDays }: SellingDependencies,
  { departFrom, departTo }: { departFrom: number; departTo: number },
  field: string,
): ({ ok: false } & Refusal) | undefined {
  if (departTo - departFrom <= longestWindowDays) return undefined;
  const reason = `is more than ${longestWindowDays} days after the first day, the longest that is answered`;
  return { ok: false, reason: 'invalid-request', fields: [{ field, reason }] };
}
