import { address, addressLat, addressUA } from './addresses.ts';
import {
  nonCyrillic,
  nonLatin,
  onlyCapsLatinAndNumbers,
  onlyCyrillic,
  onlyCyrillicAndDash,
  onlyCyrillicAndNumbers,
  onlyCyrillicUA,
  onlyLatinAndDash,
  onlyLatinAndNumbers,
  onlyNumbersAndLatinAndCyrillic,
  onlyNumbersAndSpace,
  onlyNumbersWithoutSpace,
  onlyNumLatinCyrDotDashNo,
} from './alphabets.ts';
import { maxLengthSumm, maxValue, minLengthSumm, minValue, valueRange } from './bounds.ts';
import { date, dateBorn, dateIsAfterToday, dateIsBeforeToday } from './dates.ts';
import { email, strictEmail } from './emails.ts';
import { flightNumber } from './flight-number.ts';
import { iin, iinChecksum, inn } from './identity-numbers.ts';
import { certainLengthsNumber, maxLength, minLength, withLength } from './lengths.ts';
import {
  numbersCurrenciesAndComma,
  onlyNumbersAndCurrencySymbols,
  validateMoneyWithDecimals,
} from './money-texts.ts';
import {
  nameCyrillic,
  nameLatin,
  nameLatinAndCyrillic,
  nameLatinAndCyrillicAndSpaces,
  nonCharsAndSpaces,
} from './names.ts';
import {
  justNumbers,
  justNumbersWithSpaceAndComma,
  onlyIntegers,
  onlyNumbers,
  onlyNumeric,
} from './numbers.ts';
import { passwordStrength } from './password-strength.ts';
import { getValidateByPattern } from './pattern.ts';
import {
  mobileInternational,
  mobileRu,
  mobileRuWithEmpty,
  phoneBy,
  phoneCountry,
  phoneInternational,
  phoneNumbersAndSymbols,
  phoneOnlyNumbers,
  phoneRu,
  phoneTr,
  telephone,
  telephoneWithBrackets,
} from './phones.ts';
import { required, requiredBlock, requiredQuestion, requiredSmallText, requiredTime } from './required.ts';

/** Every validator of [S]§5.2–5.10 under its name, and our own two: `validators.minLength(3)('ab')` is a fault. */
export const validators = {
  required,
  requiredQuestion,
  requiredBlock,
  requiredSmallText,
  requiredTime,
  onlyNumbers,
  onlyNumeric,
  justNumbers,
  justNumbersWithSpaceAndComma,
  onlyIntegers,
  minValue,
  maxValue,
  valueRange,
  withLength,
  certainLengthsNumber,
  minLength,
  maxLength,
  minLengthSumm,
  maxLengthSumm,

  date,
  dateBorn,
  dateIsBeforeToday,
  dateIsAfterToday,

  email,
  strictEmail,

  telephone,
  telephoneWithBrackets,
  phoneRu,
  phoneBy,
  phoneTr,
  phoneInternational,
  mobileRu,
  mobileRuWithEmpty,
  mobileInternational,
  phoneOnlyNumbers,
  phoneNumbersAndSymbols,
  phoneCountry,

  nameLatin,
  nameCyrillic,
  onlyCyrillic,
  onlyCyrillicUA,
  onlyCyrillicAndDash,
  onlyCyrillicAndNumbers,
  onlyLatinAndDash,
  onlyLatinAndNumbers,
  onlyCapsLatinAndNumbers,
  onlyNumbersAndLatinAndCyrillic,
  onlyNumLatinCyrDotDashNo,
  nonCyrillic,
  nonLatin,
  nonCharsAndSpaces,
  nameLatinAndCyrillic,
  nameLatinAndCyrillicAndSpaces,
  flightNumber,
  passwordStrength,
  onlyNumbersAndSpace,
  onlyNumbersWithoutSpace,

  address,
  addressUA,
  addressLat,

  iin,
  iinChecksum,
  inn,

  validateMoneyWithDecimals,
  onlyNumbersAndCurrencySymbols,
  numbersCurrenciesAndComma,

  getValidateByPattern,
};
