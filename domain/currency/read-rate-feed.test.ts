import { expect, test } from 'vitest';
import { readRateFeed } from './read-rate-feed.ts';

test('a row a day has what each currency is for one euro; what is unknown is left out', () => {
  const feed = 'Date,USD,PLN,RUB,\n2026-04-13,1.1684,4.2543,N/A,\n2026-04-10,1.17,,N/A,\n';
  expect(readRateFeed(feed)).toEqual([
    { currency: 'USD', date: '2026-04-13', perEuro: 1.1684 },
    { currency: 'PLN', date: '2026-04-13', perEuro: 4.2543 },
    { currency: 'USD', date: '2026-04-10', perEuro: 1.17 },
  ]);
});

test('a row a currency may be of a hundred units, and of any bank’s own money', () => {
  const feed =
    'date,currency,nominal,rate,base\n2026-04-13,EUR,1,90,RUB\n2026-04-13,KZT,100,18,RUB\n2026-04-13,USD,1,75,RUB\n2026-04-13,RUB,1,1,RUB\n';
  expect(readRateFeed(feed)).toEqual([
    { currency: 'RUB', date: '2026-04-13', perEuro: 90 },
    { currency: 'KZT', date: '2026-04-13', perEuro: 500 },
    { currency: 'USD', date: '2026-04-13', perEuro: 1.2 },
  ]);
});

test('two banks’ money on one day is read each by its own base; its own bank’s rate of it counts, else the first', () => {
  const feed = [
    'date,currency,nominal,rate,base',
    '2026-04-13,USD,1,75,RUB',
    '2026-04-13,EUR,1,90,RUB',
    '2026-04-13,KZT,100,17,RUB',
    '2026-04-13,EUR,1,550,KZT',
    '2026-04-13,USD,1,470,KZT',
    '2026-04-13,RUB,1,6.2,KZT',
    '2026-04-13,UZS,100,4,KZT',
    '2026-04-13,USD,1,0.8,EUR',
    '2026-04-13,CHF,1,1.25,EUR',
  ].join('\n');
  expect(readRateFeed(feed)).toEqual([
    { currency: 'RUB', date: '2026-04-13', perEuro: 90 },
    { currency: 'KZT', date: '2026-04-13', perEuro: 550 },
    { currency: 'USD', date: '2026-04-13', perEuro: 1.2 },
    { currency: 'UZS', date: '2026-04-13', perEuro: 13_750 },
    { currency: 'CHF', date: '2026-04-13', perEuro: 0.8 },
  ]);
});

test('the European Central Bank’s file of one day has a long date and spaces after its commas', () => {
  const feed = 'Date, USD, JPY, PLN, ISK, \n28 November 2026, 1.1588, 180.95, 4.2345, , \n';
  expect(readRateFeed(feed)).toEqual([
    { currency: 'USD', date: '2026-11-28', perEuro: 1.1588 },
    { currency: 'JPY', date: '2026-11-28', perEuro: 180.95 },
    { currency: 'PLN', date: '2026-11-28', perEuro: 4.2345 },
  ]);
});

test('a second table, with or without a blank line before it, has columns of its own', () => {
  const feed =
    'Date,USD,PLN\n2026-04-13,1.2,4.2\n\nDate,PLN,USD\n2026-04-14,4.3,1.3\nDate,USD\n2026-04-15,1.4\n';
  expect(readRateFeed(feed).map(({ currency, perEuro }) => [currency, perEuro])).toEqual([
    ['USD', 1.2],
    ['PLN', 4.2],
    ['PLN', 4.3],
    ['USD', 1.3],
    ['USD', 1.4],
  ]);
  const rows =
    'date,currency,nominal,rate,base\n2026-04-13,EUR,1,90,RUB\n\ndate,base,currency,rate,nominal\n2026-04-14,RUB,EUR,91,1\n';
  expect(readRateFeed(rows).map(({ perEuro }) => perEuro)).toEqual([90, 91]);
});

test('metals before the currencies, and rows without a rate, are left out', () => {
  const feed =
    'date,currency,nominal,rate,base\n2026-04-13,XAU,1 t.u.,5432.1,AZN\n2026-04-13,XPD,1 t.u.,,AZN\n' +
    '2026-04-13,EUR,1,2,AZN\n2026-04-13,KZT,100,0.4,AZN\n2026-04-13,GEL,1,,AZN\n2026-04-13,TRY,1,-,AZN\n';
  expect(readRateFeed(feed)).toEqual([
    { currency: 'AZN', date: '2026-04-13', perEuro: 2 },
    { currency: 'KZT', date: '2026-04-13', perEuro: 500 },
  ]);
});

test.each([
  'Date|1 AUD|1 EUR|100 HUF|1 RUB\n28.02.2022|16.00|25.00|6.25|0.20\n\nDate|1 EUR|1000 HUF\n01.03.2022|24.00|60.00\n',
  'Datum|1 AUD|1 EUR|100 HUF|1 RUB\r\n28.02.2022|16,00|25,00|6,25|0,20\r\nDatum|1 EUR|1000 HUF\r\n01.03.2022|24,00|60,00\r\n',
])(
  'a year of the Czech National Bank has units in its columns, and a second table where its list changes',
  (feed) => {
    expect(readRateFeed(feed)).toEqual([
      { currency: 'CZK', date: '2022-02-28', perEuro: 25 },
      { currency: 'CZK', date: '2022-03-01', perEuro: 24 },
      { currency: 'AUD', date: '2022-02-28', perEuro: 1.5625 },
      { currency: 'HUF', date: '2022-02-28', perEuro: 400 },
      { currency: 'RUB', date: '2022-02-28', perEuro: 125 },
      { currency: 'HUF', date: '2022-03-01', perEuro: 400 },
    ]);
  },
);

test.each([
  '27 Nov 2026 #229\nCountry|Currency|Amount|Code|Rate\nEMU|euro|1|EUR|24.000\nHungary|forint|100|HUF|6.000\nIMF|SDR|1|XDR|28.5\n',
  '27.11.2026 #229\nzemě|měna|množství|kód|kurz\nEMU|euro|1|EUR|24,000\nMaďarsko|forint|100|HUF|6,000\nMMF|ZPČ|1|XDR|28,5\n',
])('a day of the Czech National Bank is read in English and in Czech', (feed) => {
  expect(readRateFeed(feed)).toEqual([
    { currency: 'CZK', date: '2026-11-27', perEuro: 24 },
    { currency: 'HUF', date: '2026-11-27', perEuro: 400 },
    { currency: 'XDR', date: '2026-11-27', perEuro: 24 / 28.5 },
  ]);
});

test('the XML of the bank of Azerbaijan has metals in ounces first, that of Russia decimal commas', () => {
  const azerbaijan = `<?xml version="1.0" encoding="UTF-8"?>
<ValCurs Date="27.11.2026" Name="AZN məzənnələri" Description="…">
  <ValType Type="Bank metalları">
    <Valute Code="XAU"><Nominal>1 t.u.</Nominal><Name>Qızıl</Name><Value>7012.4</Value></Valute>
  </ValType>
  <ValType Type="Xarici valyutalar">
    <Valute Code="USD"><Nominal>1</Nominal><Name>1 ABŞ dolları</Name><Value>1.7</Value></Valute>
    <Valute Code="EUR"><Nominal>1</Nominal><Name>1 Avro</Name><Value>2.04</Value></Valute>
    <Valute Code="UZS"><Nominal>100</Nominal><Name>100 Özbək somu</Name><Value>0.0136</Value></Valute>
  </ValType>
</ValCurs>`;
  expect(readRateFeed(azerbaijan).map(({ currency, perEuro }) => [currency, +perEuro.toFixed(6)])).toEqual([
    ['AZN', 2.04],
    ['USD', 1.2],
    ['UZS', 15_000],
  ]);
  const russia =
    '<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="27.11.2026" name="Foreign Currency Market">' +
    '<Valute ID="R01235"><NumCode>840</NumCode><CharCode>USD</CharCode><Nominal>1</Nominal><Name>?</Name>' +
    '<Value>75,0000</Value><VunitRate>75</VunitRate></Valute>' +
    '<Valute ID="R01239"><NumCode>978</NumCode><CharCode>EUR</CharCode><Nominal>1</Nominal><Name>?</Name>' +
    '<Value>90,0000</Value></Valute></ValCurs>';
  expect(readRateFeed(russia)).toEqual([
    { currency: 'RUB', date: '2026-11-27', perEuro: 90 },
    { currency: 'USD', date: '2026-11-27', perEuro: 1.2 },
  ]);
  expect(() => readRateFeed(russia.replace('75,0000', 'free'))).toThrow(
    'column Value: not more than 0 ("free")',
  );
});

test.each([
  ['', 'line 1: is empty: a header line is expected'],
  [
    'code,USD\n',
    'line 1, column code: the columns are Date and codes of currencies, or date,currency,nominal,rate,base',
  ],
  [
    'Date,USD\n13/04/2026,1\n',
    'line 2, column date: not a date like 2027-06-30 or 30 June 2027 ("13/04/2026")',
  ],
  [
    'Date,USD\n31 February 2026,1\n',
    'line 2, column date: not a date like 2027-06-30 or 30 June 2027 ("31 February 2026")',
  ],
  ['Date,USD\n2026-04-13,"1,234"\n', 'line 2, column USD: not more than 0 ("1,234")'],
  ['Date,USD\n2026-04-13,1.1\n2026-04-13,1.2\n', 'line 3, column USD: USD has two rates of 2026-04-13'],
  [
    'date,currency,nominal,rate,base\n2026-04-13,EUR,1,90,RUB\n2026-04-13,USD,1,75,RUB\n2026-04-13,USD,1,470,KZT\n',
    'line 4, column currency: the euro of 2026-04-13 is missing among the rates in KZT',
  ],
  [
    'date,currency,nominal,rate,base\n2026-04-13,EUR,1,90,RUB\n2026-04-13,USD,1,75,RUB\n2026-04-13,USD,1,76,RUB\n',
    'line 4, column currency: USD has two rates of 2026-04-13',
  ],
  [
    'date,currency,nominal,rate,base\n2026-04-13,USD,1 t.u.,75,RUB\n',
    'line 2, column nominal: not more than 0 ("1 t.u.")',
  ],
  ['<gesmes:Envelope/>', 'line 1: the root of the XML is not ValCurs with its Date'],
  ['27 Nov 2026 #229\nCountry|Code\n', 'line 2: the columns are Country|Currency|Amount|Code|Rate'],
  ['Date|1 AUD|HUF\n', 'line 1: not a column like "100 HUF" ("HUF")'],
  ['Date,USD\n2026-04-13,free\n', 'line 2, column USD: not more than 0 ("free")'],
  ['Date,USD\n2026-04-13,0\n', 'line 2, column USD: not more than 0 ("0")'],
  ['date,currency,nominal,rate\n', 'line 1, column base: the column is missing'],
  [
    'date,currency,nominal,rate,base\n2026-04-13,USD,0,75,RUB\n',
    'line 2, column nominal: not more than 0 ("0")',
  ],
  [
    'date,currency,nominal,rate,base\n2026-04-13,USD,1,75,RUB\n',
    'line 2, column currency: the euro of 2026-04-13 is missing',
  ],
])('%j is refused: %s', (feed, reason) => {
  expect(() => readRateFeed(feed)).toThrow(reason);
});
