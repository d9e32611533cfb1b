import { type Money, money, shareOf } from '#lib/money.ts';
import type { AgentMarkup } from './agent-markup.ts';

/**
 * What an agent's client is asked for: the price with the agent's markup inside. A share is rounded half up to a whole
 * unit, once for the whole trip; sums are added to prices in their own currency, and to no other.
 */
export function priceForClient(gross: Money, markup: AgentMarkup | undefined): Money {
  const { amountMinor, currency } = gross;
  if (!markup) return gross;
  if (markup.kind === 'share') return money(amountMinor + shareOf(amountMinor, markup.share), currency);
  const sum = markup.sums.find((each) => each.currency === currency)?.amountMinor ?? 0;
  return money(amountMinor + sum, currency);
}
