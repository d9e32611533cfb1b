import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slowlyRead } from './hostile-texts.test-data.ts';
import { validators } from './index.ts';
import { readyValidators } from './ready-validators.test-data.ts';

const catalogue =
  'required requiredQuestion requiredBlock requiredSmallText requiredTime onlyNumbers onlyNumeric justNumbers justNumbersWithSpaceAndComma onlyIntegers minValue maxValue valueRange withLength certainLengthsNumber minLength maxLength minLengthSumm maxLengthSumm date dateBorn dateIsBeforeToday dateIsAfterToday email strictEmail telephone telephoneWithBrackets phoneRu phoneBy phoneTr phoneInternational mobileRu mobileRuWithEmpty mobileInternational phoneOnlyNumbers phoneNumbersAndSymbols nameLatin nameCyrillic onlyCyrillic onlyCyrillicUA onlyCyrillicAndDash onlyCyrillicAndNumbers onlyLatinAndDash onlyLatinAndNumbers onlyCapsLatinAndNumbers onlyNumbersAndLatinAndCyrillic onlyNumLatinCyrDotDashNo nonCyrillic nonLatin nonCharsAndSpaces nameLatinAndCyrillic nameLatinAndCyrillicAndSpaces flightNumber passwordStrength onlyNumbersAndSpace onlyNumbersWithoutSpace address addressUA addressLat iin inn validateMoneyWithDecimals onlyNumbersAndCurrencySymbols numbersCurrenciesAndComma getValidateByPattern';
const own = ['phoneCountry', 'iinChecksum'];

test('every validator of the specification is there under its name, and two of our own', () => {
  expect(Object.keys(validators).sort()).toEqual([...catalogue.split(' '), ...own].sort());
});

const demanding =
  'required requiredQuestion requiredBlock requiredSmallText requiredTime mobileRu onlyCapsLatinAndNumbers flightNumber';

test.each(readyValidators)('%s demands a value only if the specification says so', (name, validate) => {
  const isDemanding = demanding.split(' ').includes(name);
  for (const nothing of ['', undefined, null]) expect(validate(nothing) !== undefined).toBe(isDemanding);
});

test('[S-5.1-06] whatever is entered, a fault has a key below validations, and the same one every time', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'019 .,-+()@"aZяЁ?!№€[]\u200f１') }),
    fc.boolean(),
    fc.array(fc.string()),
  );
  fc.assert(
    fc.property(anything, (value) => {
      const judge = () => readyValidators.map(([, validate]) => validate(value));
      const found = judge();
      expect(found.filter((fault) => fault && !fault.key.startsWith('validations.'))).toEqual([]);
      expect(judge()).toEqual(found);
    }),
    { numRuns: 300 },
  );
});

test.each(readyValidators)('%s reads 100,000 hostile characters in the time of some readings', (_, judge) => {
  expect(slowlyRead(judge)).toEqual([]);
});
