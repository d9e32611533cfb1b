import type { RouterContextProvider } from 'react-router';
import type { AgentOffer } from '#web/agent-prices/agent-offer.ts';
import { loadAgentOffers } from '#web/agent-prices/load-agent-offers.ts';
import type { Prices } from './hotel-prices.ts';
import type { OfferRow } from './offer-row.ts';

/** The offers of a hotel with what the agent who is logged in has beside each; as they are for everybody else. */
export async function withAgentRows(
  context: Readonly<RouterContextProvider>,
  prices: Prices,
  ptype: AgentOffer['ptype'],
): Promise<Prices> {
  if (!prices.ok) return prices;
  const claims = prices.groups.flatMap(({ rows }) => rows.map(({ claim }) => ({ claim, ptype })));
  const offers = await loadAgentOffers(context, claims);
  if (!offers) return prices;
  const byClaim = new Map(offers.map((offer) => [offer.claim, offer]));
  const withAgent = (row: OfferRow): OfferRow => {
    const agent = byClaim.get(row.claim);
    return agent ? { ...row, agent } : row;
  };
  return {
    ...prices,
    groups: prices.groups.map((group) => {
      const [first, ...others] = group.rows;
      return { ...group, rows: [withAgent(first), ...others.map(withAgent)] };
    }),
  };
}
