import type { RouterContextProvider } from 'react-router';
import { type AgentPrice, agentPrices } from '#calls/agent-prices.ts';
import { clientContext, netHiddenContext, userContext } from '#web/context/context.ts';
import type { AgentOffer } from './agent-offer.ts';

type Offered = Pick<AgentOffer, 'claim' | 'ptype'>;

/** So many the call takes at once. */
const mostClaims = 500;

/**
 * What an agent who is logged in has beside offers, in their order; undefined for everybody else. What they earn is
 * asked for only where the screen shows it.
 */
export async function loadAgentOffers(
  context: Readonly<RouterContextProvider>,
  offers: readonly Offered[],
): Promise<AgentOffer[] | undefined> {
  if (!context.get(userContext)) return undefined;
  const isNetHidden = context.get(netHiddenContext);
  const prices = isNetHidden ? [] : await pricesOf(context, offers);
  return offers.map(({ claim, ptype }, index) => ({
    claim,
    ptype,
    isNetHidden,
    price: prices[index] ?? null,
  }));
}

async function pricesOf(
  context: Readonly<RouterContextProvider>,
  offers: readonly Offered[],
): Promise<(AgentPrice | null)[]> {
  if (offers.length === 0) return [];
  const claims = offers.slice(0, mostClaims).map(({ claim }) => claim);
  const answer = await context.get(clientContext).call(agentPrices, {}, { claims: claims.join(',') });
  return answer.ok ? answer.value.prices : [];
}
