import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanDecimal, cleanDigits, cleanNumber } from './cleaners.ts';
import { slowlyRead } from './hostile-texts.test-data.ts';
import { applyMask, type MaskKey, maskKeys, maskPlaceholder } from './masks.ts';
import { parsePhone, phoneCharacters } from './parse-phone.ts';

/** What a mask shows, without its spaces and brackets. */
const rawValue = (key: MaskKey, text: string) => applyMask(key, text).replace(/[ ()]/g, '');

test.for<[title: string, key: MaskKey, typed: string, shown: string, raw: string]>([
  ['phone', 'phone', '9210001122', '+79210001122', '+79210001122'],
  ['time', 'time', '1230', '12:30', '12:30'],
  ['orderNumber, seven digits', 'orderNumber', '12345678', '1234567', '1234567'],
  ['topicIdNumber, six digits', 'topicIdNumber', '1234567', '123456', '123456'],
  ['iin, twelve digits', 'iin', '9712400013159', '971240001315', '971240001315'],
  ['[S-5.11-06] phoneRu', 'phoneRu', '9210001122', '+7 (921) 000 11 22', '+79210001122'],
  ['[S-5.11-07] phoneBy', 'phoneBy', '291112233', '+375 (29) 111 22 33', '+375291112233'],
  [
    '[S-5.11-08] phoneInternational, twelve digits',
    'phoneInternational',
    '4860070080012',
    '+486007008001',
    '+486007008001',
  ],
  ['[S-5.11-09] phoneTr', 'phoneTr', '5321112233', '+90 532 111 22 33', '+905321112233'],
  ['date', 'date', '31122026', '31.12.2026', '31.12.2026'],
  ['series of the foreign passport', 'foreignPassportSeries', '712', '71', '71'],
  ['number of the foreign passport', 'foreignPassportNumber', '12345678', '1234567', '1234567'],
  ['series of the domestic passport', 'passportSeries', '45081', '45 08', '4508'],
  ['number of the domestic passport', 'passportNumber', '1234567', '123456', '123456'],
  ['issuer code', 'passportIssuerCode', '7700011', '770-001', '770-001'],
])('%s: %s typed as %s shows %s and is %s', ([, key, typed, shown, raw]) => {
  expect(applyMask(key, typed)).toBe(shown);
  expect(rawValue(key, typed)).toBe(raw);
  expect(rawValue(key, shown)).toBe(raw);
});

test('every mask is proved above, and shows itself in an empty field unless it has an example', () => {
  expect(maskKeys).toHaveLength(15);
  expect(maskPlaceholder('phoneRu')).toBe('+7 (___) ___ __ __');
  expect(maskPlaceholder('time')).toBe('12:00');
  expect(maskPlaceholder('iin')).toBe('____________');
});

test('the date shows its parts', () => {
  expect(maskPlaceholder('date')).toBe('ДД.ММ.ГГГГ');
});

test.for<[key: MaskKey, text: string, shown: string]>([
  ['phoneRu', '+79210001122', '+7 (921) 000 11 22'],
  ['phoneRu', '89210001122', '+7 (921) 000 11 22'],
  ['phoneRu', '7 921 000-11-22', '+7 (921) 000 11 22'],
  ['phoneRu', '7011234567', '+7 (701) 123 45 67'],
  ['phoneRu', '+7 (812', '+7 (812'],
  ['phoneRu', '+998901234567', '+998901234567'],
  ['phoneBy', '+375', '+375'],
  ['phoneBy', '+37', '+37'],
  ['phoneBy', '375291112233', '+375 (29) 111 22 33'],
  ['phoneTr', '+90', '+90'],
  ['phoneRu', 'tel:+7-921-000-11-22', '+7 (921) 000 11 22'],
  ['phoneRu', '007 921 000 11 22', '+7 (921) 000 11 22'],
  ['phoneRu', '+7 (800) 000 11 22', '+7 (800) 000 11 22'],
  ['phoneBy', '8 029 111-22-33', '+375 (29) 111 22 33'],
  ['phoneBy', '+375 (80', '+375'],
  ['phoneTr', '0532 111 22 33', '+90 532 111 22 33'],
  ['phoneInternational', '0048 600 700 800', '+48600700800'],
  ['phone', '8 921 000 11 22', '+79210001122'],
  ['phoneRu', '8001112233', '+7 (800) 111 22 33'],
  ['phoneRu', '8 921 000 11 22 +', '+7 (921) 000 11 22'],
  ['phoneRu', ' (+998) 90 123 45 67', '+998901234567'],
  ['phoneRu', '+9989012345678901', '+998901234567890'], // no number of the world has more than fifteen digits
  ['phoneRu', '0079210001', '+7 (921) 000 1'],
  ['phoneBy', '00375 8029 1112233', '+375 (29) 111 22 33'],
  ['phoneBy', '+375 80 80 29', '+375 (29'],
  ['phoneBy', '802911122', '+375 (29) 111 22'],
  ['phoneTr', '0090 (0532) 111 22 33', '+90 532 111 22 33'],
  ['phoneTr', '0532 111 223', '+90 532 111 22 3'],
  ['phoneInternational', '00 372 5123 456', '+3725123456'],
  ['phoneInternational', '+0048 600 700 800', '+48600700800'],
  ['phoneInternational', '+48 600-700-800', '+48600700800'],
])('%s of %s pasted shows %s', ([key, text, shown]) => {
  expect(applyMask(key, text)).toBe(shown);
});

/** National numbers that begin with nothing which could be the country code or its trunk digits. */
const spellings: [key: MaskKey, national: RegExp, starts: string[]][] = [
  ['phone', /^[34569]\d{9}$/, ['', '7', '8', '+7', '007']],
  ['phoneRu', /^[34569]\d{9}$/, ['', '7', '8', '+7', '007']],
  ['phoneRu', /^7\d{9}$/, ['7', '8', '+7', '007']],
  ['phoneBy', /^[124]\d{8}$/, ['', '375', '80', '+375', '00375', '00375 80']],
  ['phoneTr', /^[2345]\d{9}$/, ['', '90', '0', '+90', '0090', '+90 0']],
  ['phoneInternational', /^[1-9]\d{9,11}$/, ['', '+', '00', '+00']],
];

test.for(spellings)(
  '[S-5.1-05] %s: a number typed digit by digit is the one that was pasted, whatever is written before it',
  ([key, national, starts]) => {
    fc.assert(
      fc.property(fc.stringMatching(national), fc.constantFrom(...starts), (digits, start) => {
        const whole = applyMask(key, `+${maskPlaceholder(key).replace(/\D/g, '')}${digits}`);
        expect(cleanDigits(whole)).toMatch(new RegExp(`${digits}$`));
        expect(applyMask(key, start + digits)).toBe(whole);
        expect([...start, ...digits].reduce((shown, sign) => applyMask(key, shown + sign), '')).toBe(whole);
      }),
    );
  },
);

test('[S-5.1-05] what may become a country code is not shown as a number of the country yet', () => {
  for (const half of ['0', '00', '003', '0037', '3', '37', '8'])
    expect(applyMask('phoneBy', half)).toBe(half);
  expect(applyMask('phoneBy', '33')).toBe('+375 (33');
  expect(applyMask('phoneRu', '7')).toBe('+7');
});

const anyMask = fc.constantFrom(...maskKeys);

test('[S-5.1-05] a mask lets nothing in but its own digits and signs, whatever is typed', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'+0123789 ()-x１') }),
  );
  fc.assert(
    fc.property(anyMask, anything, (key, text) => {
      const shown = applyMask(key, text);
      expect(shown).toMatch(/^[+\d ().:-]*$/);
      expect(applyMask(key, shown)).toBe(shown);
      expect(rawValue(key, shown)).toBe(rawValue(key, text));
    }),
  );
});

test('[S-5.1-05] what a mask shows can be deleted sign by sign, to the last', () => {
  fc.assert(
    fc.property(anyMask, fc.stringMatching(/^\+?\d{0,14}$/), (key, text) => {
      let shown = applyMask(key, text);
      while (shown) {
        const shorter = applyMask(key, shown.slice(0, -1));
        expect(shorter.length).toBeLessThan(shown.length);
        shown = shorter;
      }
    }),
  );
});

test('digits of any script are digits of a mask', () => {
  expect(applyMask('iin', '１２٣٤५5')).toBe('123455');
  expect(applyMask('phoneRu', '＋７　９２１　０００－１１－２２')).toBe('+7 (921) 000 11 22');
});

test('masks, cleaners and the parser of phones read 100,000 hostile characters in the time of some readings', () => {
  const masks = maskKeys.map((key) => (text: string) => rawValue(key, text));
  const parsed = (text: string) => `${parsePhone(text, { countryCode: '7', validatorKey: 'phoneRu' }).ok}`;
  for (const read of [...masks, parsed, phoneCharacters, cleanDigits, cleanDecimal, cleanNumber])
    expect(slowlyRead(read)).toEqual([]);
});
