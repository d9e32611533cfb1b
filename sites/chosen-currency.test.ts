import { expect, test } from 'vitest';
import { allSites } from './all-sites.ts';
import { chosenCurrency, currenciesOf } from './chosen-currency.ts';

const polish = { currency: 'PLN', otherCurrencies: ['EUR', 'USD'] } as const;
const site = { ...polish, otherCurrencies: [...polish.otherCurrencies] };

test.each([
  [undefined, 'PLN'],
  ['USD', 'USD'],
  ['usd', 'USD'],
  ['840', 'USD'],
  ['KZT', 'PLN'],
  ['', 'PLN'],
  ['<script>', 'PLN'],
])(
  '[S-3.6-02] [S-3.6-03] the cookie %j chooses %s on a site in złoty that offers euros and dollars',
  (named, slug) => {
    expect(chosenCurrency(site, named)).toBe(slug);
  },
);

test('[S-2.11-01] every site offers its own currency first and at most three others', () => {
  for (const one of allSites) {
    const offered = currenciesOf(one);
    expect(offered[0]).toBe(one.currency);
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered.length).toBeLessThanOrEqual(4);
  }
});
