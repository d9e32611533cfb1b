import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#lib/money.ts';
import { type AgentMarkup, mostMarkup } from './agent-markup.ts';
import { priceForClient } from './price-for-client.ts';

const sums: AgentMarkup = { kind: 'sums', sums: [money(5_000, 'EUR'), money(400_000, 'RUB')] };
const share = (basisPoints: number): AgentMarkup => ({ kind: 'share', share: basisPoints });

test.each([
  ['no markup', undefined, 'EUR', 100_000, 100_000],
  ['a share', share(300), 'EUR', 100_000, 103_000],
  ['a share that ends half way', share(50), 'EUR', 10_000, 10_100],
  ['a share that ends below', share(49), 'EUR', 10_000, 10_000],
  ['a share of nothing', share(0), 'EUR', 100_000, 100_000],
  ['a sum in its currency', sums, 'EUR', 100_000, 105_000],
  ['a sum in another currency', sums, 'RUB', 100_000, 500_000],
  ['a price in a currency without a sum', sums, 'PLN', 100_000, 100_000],
] as const)('with %s a client is asked for the right price', (_, markup, currency, gross, price) => {
  expect(priceForClient(money(gross, currency), markup)).toEqual(money(price, currency));
});

test('a client never pays less than the operator asks, nor more than the limit on top', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(mostMarkup.share), (units, basisPoints) => {
      const { amountMinor } = priceForClient(money(units * 100, 'EUR'), share(basisPoints));
      expect(amountMinor).toBeGreaterThanOrEqual(units * 100);
      expect(amountMinor).toBeLessThanOrEqual(Math.ceil(units * 1.5) * 100);
      expect(amountMinor % 100).toBe(0);
    }),
  );
});
