import { type AgentPrice, agentPrices, giveCommissionPlan, ownCommission } from '#calls/agent-prices.ts';
import type { AgentMarkup } from '#domain/agent-markups/agent-markup.ts';
import { findMarkups } from '#domain/agent-markups/find-markups.ts';
import { priceForClient } from '#domain/agent-markups/price-for-client.ts';
import { commissionOf } from '#domain/commission/commission-of.ts';
import type { CommissionPlan } from '#domain/commission/commission-plan.ts';
import { findPlan } from '#domain/commission/find-plan.ts';
import { givePlan } from '#domain/commission/give-plan.ts';
import { type ClaimedSale, claimedSale } from '#domain/offers/claimed-sale.ts';
import { minorPerUnit } from '#lib/money.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { type SellingDependencies, saleContextFor } from './core-context.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

type Dependencies = SellingDependencies & Pick<SignInDependencies, 'db'>;

/** What offers are to an agency, by which plan, and who gives it the plan. */
export function registerAgentPrices(api: Api, dependencies: Dependencies): void {
  const { db } = dependencies;
  registerCall(api, agentPrices, async (call) => {
    const manager = asManager(call.caller);
    const [plan, { holds }] = await Promise.all([
      findPlan(db, manager.agencyId, call.now),
      findMarkups(db, manager),
    ]);
    const sale = saleContextFor(dependencies, call);
    const prices = call.body.claims.map((claim) => {
      const sold = claimedSale(sale, claim);
      return sold ? priceView(sold, plan, holds) : null;
    });
    return { ok: true, value: { prices } };
  });
  registerCall(api, ownCommission, async ({ caller, now }) => {
    const plan = await findPlan(db, asManager(caller).agencyId, now);
    return { ok: true, value: { plan: plan ? planView(plan) : null } };
  });
  registerCall(api, giveCommissionPlan, async ({ body, address, now }) => {
    const given = await givePlan({ agencyId: body.agency, planId: body.plan }, { db, address, now });
    if (given.ok) return { ok: true, value: { done: true as const } };
    const field = given.reason === 'no-agency' ? 'agency' : 'plan';
    return { ok: false, reason: 'invalid-request', fields: [{ field, reason: `there is no such ${field}` }] };
  });
}

function priceView(
  sold: ClaimedSale,
  plan: CommissionPlan | undefined,
  markup: AgentMarkup | undefined,
): AgentPrice {
  const { gross } = sold;
  const earned = plan && commissionOf(plan, sold, gross);
  return {
    gross: gross.amountMinor / minorPerUnit,
    commission: earned ? earned.commission.amountMinor / minorPerUnit : null,
    commissionPercent: earned ? percentOf(earned.share) : null,
    net: earned ? earned.net.amountMinor / minorPerUnit : null,
    clientPrice: markup ? priceForClient(gross, markup).amountMinor / minorPerUnit : null,
    currency: gross.currency,
  };
}

function planView({ name, version, startsAt, share, rules }: CommissionPlan) {
  const shares = [share, ...rules.map((rule) => rule.share)];
  return {
    name,
    version,
    since: startsAt.toISOString(),
    percent: percentOf(share),
    least: percentOf(Math.min(...shares)),
    most: percentOf(Math.max(...shares)),
  };
}

const percentOf = (basisPoints: number) => basisPoints / 100;
