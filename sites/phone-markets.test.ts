import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanDigits } from '#lib/validation/cleaners.ts';
import { latinDigits } from '#lib/validation/latin-digits.ts';
import { marketPhone, maskPhone, phoneValue } from '#lib/validation/market-phone.ts';
import { parsePhone } from '#lib/validation/parse-phone.ts';
import { type MarketSlug, marketSlugs, markets } from './markets.ts';

/** A number of each market: in E.164, and as people there write it. */
const written: Record<MarketSlug, [e164: string, ways: string[]][]> = {
  com: [
    [
      '+447911123456',
      ['07911 123456', '7911123456', '+44 (0)7911 123456', '447911123456', '+44 07911 123456'],
    ],
    ['+442079460140', ['020 7946 0140', '(020) 7946-0140']],
    ['+441697373456', ['016973 73456']],
    ['+44169772345', ['016977 2345']], // nine digits, as in a few places
  ],
  ru: [
    ['+79210001122', ['8 (921) 000-11-22', '9210001122', '7 921 000 11 22', '8.921.000.11.22']],
    ['+78001112233', ['8 800 111-22-33']],
  ],
  by: [
    [
      '+375291112233',
      [
        '8 029 111-22-33',
        '029 111 22 33',
        '29 111 22 33',
        '375291112233',
        '+375 8029 1112233',
        '+375 (0)29 1112233',
      ],
    ],
    ['+375173000140', ['8 017 300 01 40', '(017) 300-01-40']],
  ],
  kz: [
    ['+77011234567', ['8 701 123 45 67', '7011234567', '77011234567']],
    ['+77273000140', ['8 (727) 300-01-40']],
  ],
  kg: [
    ['+996555123456', ['0555 12 34 56', '555123456', '996555123456', '0 (555) 123-456']],
    ['+79210001122', ['8 921 000 11 22', '79210001122']],
  ],
  uz: [
    ['+998901234567', ['90 123 45 67', '998901234567', '8 90 123 45 67', '(90) 123-45-67']],
    ['+998881234567', ['88 123 45 67']],
    ['+79210001122', ['8 921 000 11 22']],
  ],
  az: [
    ['+994501234567', ['050 123 45 67', '501234567', '994501234567']],
    ['+994123000140', ['012 300 01 40']],
  ],
  pl: [
    ['+48600700800', ['600 700 800', '600700800', '48600700800', '600-700-800']],
    ['+48223000140', ['22 300 01 40', '(22) 300-01-40']],
  ],
  cz: [['+420600700800', ['600 700 800', '420600700800']]],
  sk: [
    ['+421912123456', ['0912 123 456', '912123456', '421912123456', '0912/123456']],
    ['+421230000140', ['02/3000 0140']],
  ],
  hu: [
    ['+36201234567', ['06 20 123 4567', '201234567', '36201234567', '06-20/123-4567']],
    ['+3613000140', ['06 1 300 0140', '13000140']],
  ],
  ee: [
    ['+37251234567', ['5123 4567', '37251234567']],
    ['+3726000140', ['600 0140']],
    ['+3725123456', ['512 3456']],
  ],
  lt: [
    ['+37061234567', ['8 612 34567', '0 612 34567', '61234567', '(8-612) 34567', '37061234567']],
    ['+37080012345', ['8 800 12345', '80012345']],
  ],
  lv: [['+37121234567', ['21 234 567', '21234567', '37121234567']]],
  in: [
    ['+918123456789', ['081234 56789', '81234 56789', '918123456789']],
    ['+911130000140', ['011 3000 0140']],
  ],
  tr: [
    [
      '+905321112233',
      ['0532 111 22 33', '5321112233', '905321112233', '+90 (0532) 111 22 33', '0090 (0532) 111 22 33'],
    ],
  ],
};

/** Every market takes these, for they say their country. */
const foreign: [e164: string, ways: string[]][] = [
  ['+4915112345678', ['+49 (0)151 12345678', '0049 151 12345678', '+49 151 / 12345678']],
  ['+4721123456', ['+47 21 12 34 56', '0047 21123456']],
  ['+12025550123', ['+1 (202) 555-0123', '+1.202.555.0123']],
  ['+6421123456789', ['+64 21 123 456 789']],
  ['+35341234', ['+353 41234']], // eight digits
  ['+882123456789012', ['+882 123 456 789 012']], // fifteen
  ['+8613812345678', ['+86 138 1234 5678']],
];

const inOtherDigits = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** How a number of any country reaches a field. */
const spellings = (e164: string): string[] => [
  e164,
  `00${e164.slice(1)}`,
  e164.replace(/(\d{3})(?=\d)/g, '$1 '),
  e164.replace(/(\d{3})(?=\d)/g, '$1\u00a0'),
  e164.replace(/(\d{3})(?=\d)/g, '$1\u202f').replace(/\d\d$/, '\u2011$&'),
  `\u202a${e164}\u202c`, // as address books copy it
  ` tel:${e164} `,
  inOtherDigits(e164, 0x0660), // Arabic
  inOtherDigits(e164, 0x0966), // Devanagari
  inOtherDigits(e164, 0xff10).replace('+', '＋'),
];

test.for(marketSlugs)(
  '%s takes its own numbers in every way of writing, and stores each in E.164',
  (slug) => {
    const { phone } = markets[slug];
    for (const [e164, ways] of written[slug])
      for (const way of [...ways, ...spellings(e164)]) {
        expect(phoneValue(phone, way), way).toBe(e164);
        expect(marketPhone(phone)(way), way).toBeUndefined();
        expect(marketPhone(phone)(e164), e164).toBeUndefined();
      }
  },
);

test.for(marketSlugs)(
  '%s takes numbers of every other market and of other countries with + and 00',
  (slug) => {
    const { phone } = markets[slug];
    const ofMarkets = marketSlugs.flatMap((other) => written[other].map(([e164]) => e164));
    for (const e164 of [...ofMarkets, ...foreign.map(([number]) => number)])
      for (const way of spellings(e164)) {
        expect(phoneValue(phone, way), way).toBe(e164);
        expect(marketPhone(phone)(way), way).toBeUndefined();
      }
    for (const [e164, ways] of foreign)
      for (const way of ways) expect(phoneValue(phone, way), way).toBe(e164);
  },
);

test.for(marketSlugs)(
  '%s refuses what can be no number, with a reason, and sends it as it was typed',
  (slug) => {
    const { phone } = markets[slug];
    const own = written[slug][0]![0];
    const signs = phone.validatorKey === 'phoneTr' ? 'phoneInternational' : phone.validatorKey;
    for (const [text, key] of [
      ['seven', signs],
      [`${own} доб. 5`, signs],
      [`${own} ext 12`, signs],
      [`${own}x5`, signs],
      [`${own},5`, signs],
      [`${own}#5`, signs],
      [`${own}, ${own}`, signs],
      ['+', signs],
      ['12', 'phoneLength'],
      ['+12', 'phoneLength'],
      ['+1202555', 'phoneLength'], // seven digits
      ['+1202555012345678', 'phoneLength'], // sixteen
      [own.slice(0, -3), 'phoneLength'],
      [`${own}123`, 'phoneLength'],
      ['+0151 12345678', 'phoneCountry'],
      ['4915112345678', 'phoneCountry'],
      ['8613812345678', 'phoneCountry'],
    ]) {
      expect(marketPhone(phone)(text), text).toMatchObject({ key: `validations.${key}` });
      expect(phoneValue(phone, ` ${text} `), text).toBe(text);
      expect(maskPhone(phone, text!).replace(/[ ()]/g, ''), text).toContain(text!.replace(/[ ()]/g, ''));
    }
    expect(marketPhone(phone)('')).toBeUndefined();
  },
);

test('a toll-free number without its eight is taken when it is pasted; typed, its eight is the one before a number', () => {
  expect(phoneValue(markets.ru.phone, '8001112233')).toBe('+78001112233');
  const typed = [...'8001112233'].reduce((shown, sign) => maskPhone(markets.ru.phone, shown + sign), '');
  expect(marketPhone(markets.ru.phone)(typed)).toMatchObject({ key: 'validations.phoneLength' });
});

test('numbers of one market are no numbers of another without their country code', () => {
  expect(parsePhone('996555123456', markets.ru.phone)).toMatchObject({ reason: 'country' });
  expect(parsePhone('998901234567', markets.kz.phone)).toMatchObject({ reason: 'country' });
  expect(parsePhone('89210001122', markets.by.phone)).toMatchObject({ reason: 'country' });
  expect(parsePhone('5551234567', markets.kg.phone)).toMatchObject({ reason: 'country' });
  expect(parsePhone('+7 8 12 345 67 890', markets.ru.phone)).toMatchObject({ reason: 'length' });
});

const anyMarket = fc.constantFrom(...marketSlugs).map((slug) => markets[slug].phone);
const anyNumber = fc.oneof(
  fc.stringMatching(/^(?:\+|00|8|0|06|80)?[0-9]{4,16}$/),
  fc.stringMatching(/^[+0-9 ()./-]{4,24}$/),
  fc.constantFrom(...marketSlugs.flatMap((slug) => written[slug].flatMap(([, ways]) => ways))),
);

test('[S-5.1-05] a number that is taken ends with the digits that were typed, but for what is dialled before them', () => {
  fc.assert(
    fc.property(anyMarket, anyNumber, (phone, text) => {
      const parsed = parsePhone(text, phone);
      if (!parsed.ok) return;
      expect(parsed.value).toMatch(/^\+[1-9]\d{7,14}$/);
      const typed = cleanDigits(latinDigits(text).replace(/(^\s*(?:\+|00)[\d\s]{1,8})\(0\)/, '$1'));
      const taken = cleanDigits(parsed.value);
      const code = phone.countryCode;
      const trunks = ['0', '8', '80', '06'];
      const starts = [
        '',
        '00',
        '0000',
        ...trunks,
        ...['', '00', '0000'].flatMap((abroad) => trunks.map((trunk) => abroad + code + trunk)),
      ];
      expect(
        starts.some((start) => typed.startsWith(start) && taken.endsWith(typed.slice(start.length))),
      ).toBe(true);
      expect(parsePhone(parsed.value, phone)).toEqual(parsed);
    }),
    { numRuns: 2_000 },
  );
});

test('[S-5.1-05] what a field shows is the number that was typed, pasted or filled in, digit by digit too', () => {
  fc.assert(
    fc.property(anyMarket, anyNumber, (phone, text) => {
      const shown = maskPhone(phone, text);
      expect(maskPhone(phone, shown)).toBe(shown);
      const digits = (value: string) => value.replace(/[^+\d]/g, '');
      if (parsePhone(text, phone).ok) expect(phoneValue(phone, shown)).toBe(phoneValue(phone, text));
      else
        expect(
          shown === text ||
            // For a trunk prefix at the start of an unfinished number the mask shows the country code.
            digits(shown).endsWith(
              digits(text)
                .replace(/^\+?0*/, '')
                .slice(2)
                .slice(-3),
            ),
        ).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test.for(marketSlugs)('%s: a number typed sign by sign is the one that was pasted', (slug) => {
  const { phone } = markets[slug];
  const ofForeign = foreign.flatMap(([e164, ways]) => [e164, ...ways].map((way) => [e164, way] as const));
  const own = written[slug].flatMap(([e164, ways]) => [e164, ...ways].map((way) => [e164, way] as const));
  for (const [e164, way] of [...own, ...ofForeign]) {
    const typed = [...way].reduce((shown, sign) => maskPhone(phone, shown + sign), '');
    expect(phoneValue(phone, typed), way).toBe(e164);
    expect(phoneValue(phone, maskPhone(phone, way)), way).toBe(e164);
  }
});
