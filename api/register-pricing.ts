import type { Call } from '#calls/call.ts';
import type { Handler } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { currencyCode, momentOf, type SellingDependencies } from './core-context.ts';
import { registerCall } from './register-call.ts';

/** Registers a call about prices, which follow from the catalogue alone: its CURRENCY has to be one that the operator has, and reaches `handle` as its code. */
export function registerPricing<C extends Call>(
  api: Api,
  { catalogue }: SellingDependencies,
  call: C,
  handle: Handler<C>,
): void {
  const priced: Handler<C> = (asked) => {
    const query = asked.query as { CURRENCY?: string }; // all that is looked at of any query about prices
    if (query.CURRENCY === undefined) return handle(asked);
    const code = currencyCode(momentOf(catalogue), query.CURRENCY);
    if (code === undefined) return { ok: false, reason: 'invalid-request', fields: [unknownCurrency] };
    return handle({ ...asked, query: { ...query, CURRENCY: code } as typeof asked.query });
  };
  registerCall(api, call, priced, () => [catalogue.current()]);
}

const unknownCurrency = { field: 'CURRENCY', reason: 'is not a currency that is known here' };
