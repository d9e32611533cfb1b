import { agentMarkups, type MarkupAnswer, saveAgentMarkup } from '#calls/agent-markups.ts';
import type { BodyOf } from '#calls/call.ts';
import type { FieldError } from '#calls/problem.ts';
import { type AgentMarkup, mostMarkup } from '#domain/agent-markups/agent-markup.ts';
import { findMarkups } from '#domain/agent-markups/find-markups.ts';
import { saveMarkup } from '#domain/agent-markups/save-markup.ts';
import { minorPerUnit, money } from '#lib/money.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { currencySlugs } from '#sites/currencies.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

/** What agencies and their managers add to prices for their clients. */
export function registerAgentMarkups(api: Api, { db }: Pick<SignInDependencies, 'db'>): void {
  registerCall(api, agentMarkups, async ({ caller }) => {
    const manager = asManager(caller);
    const { ofAgency, own, mayHaveOwn } = await findMarkups(db, manager);
    return {
      ok: true,
      value: {
        ofAgency: markupView(ofAgency),
        own: markupView(own),
        mayChangeAgency: manager.isAdministrator,
        mayHaveOwn,
      },
    };
  });
  registerCall(api, saveAgentMarkup, async ({ body, caller, address, now }) => {
    const markup = readMarkup(body);
    if ('fields' in markup) return { ok: false, reason: 'invalid-request', fields: markup.fields };
    const manager = asManager(caller);
    const saved = await saveMarkup({ of: body.of, ...markup }, { db, caller: manager, address, now });
    return saved.ok ? done : { ok: false, reason: 'forbidden' };
  });
}

const done = { ok: true, value: { done: true } } as const;

function markupView(markup: AgentMarkup | undefined): MarkupAnswer | null {
  if (!markup) return null;
  if (markup.kind === 'share') return { kind: 'percent', percent: markup.share / 100 };
  const sums = markup.sums.map(({ currency, amountMinor }) => ({
    currency,
    amount: amountMinor / minorPerUnit,
  }));
  return { kind: 'sums', sums };
}

type Body = { kind: BodyOf<typeof saveAgentMarkup>['kind']; percent: string; sums: string };

function readMarkup({
  kind,
  percent,
  sums,
}: Body): { markup: AgentMarkup | undefined } | { fields: FieldError[] } {
  if (kind === 'none') return { markup: undefined };
  if (kind === 'percent') {
    const share = readShare(percent);
    return share === undefined ? { fields: [wrongPercent] } : { markup: { kind: 'share', share } };
  }
  const read = sums.split(';').flatMap((sum) => readSum(sum) ?? []);
  const fields = read.flatMap((each) => (each.ok ? [] : wrongSum(each.reason)));
  if (fields.length > 0) return { fields };
  const given = read.flatMap((each) => (each.ok ? each.value : []));
  return given.length > 0 ? { markup: { kind: 'sums', sums: given } } : { fields: [noSum] };
}

/** Basis points of a percentage like 3, 3.5 or 3,25. */
function readShare(text: string): number | undefined {
  const written = text.replaceAll(/\s/g, '').replace(',', '.');
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(written)) return undefined;
  const share = Math.round(Number(written) * 100);
  return share <= mostMarkup.share ? share : undefined;
}

/** A sum like EUR:50; nothing where none is given, the currency where it is none. */
function readSum(text: string): Result<ReturnType<typeof money>, string> | undefined {
  const [currency = '', written = ''] = text.split(':');
  const amount = written.replaceAll(/\s/g, '');
  if (amount === '') return undefined;
  const isKnown = currencySlugs.some((slug) => slug === currency);
  const units = /^\d{1,7}$/.test(amount) ? Number(amount) : 0;
  if (!isKnown || units < 1 || units > mostMarkup.units) return fail(currency);
  return ok(money(units * minorPerUnit, currency));
}

const wrongPercent: FieldError = {
  field: 'percent',
  reason: 'is not a percentage from 0 to 50 with two decimals at most',
  messageKey: 'agentMarkup.fault.percent',
};
const wrongSum = (currency: string): FieldError => ({
  field: `sums.${currency}`,
  reason: 'is not a whole number from 1 to 1000000 in a currency that there is',
  messageKey: 'agentMarkup.fault.sum',
});
const noSum: FieldError = {
  field: 'sums',
  reason: 'has no sum',
  messageKey: 'agentMarkup.fault.sums',
};
