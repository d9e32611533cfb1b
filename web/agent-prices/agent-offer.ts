import type { AgentPrice } from '#calls/agent-prices.ts';
import type { OfferAnswer } from '#calls/offer-fields.ts';

/** An offer as the agent who is logged in has it beside what everybody sees. */
export type AgentOffer = {
  /** What is opened, copied and quoted. */
  claim: string;
  /** Null of flights alone, which have no page of their own. */
  ptype: OfferAnswer['ptype'] | null;
  /** Null where it is hidden from the screen, or nobody knows. */
  price: AgentPrice | null;
  isNetHidden: boolean;
};
