import { fail, ok, type Result } from '#lib/result.ts';
import { type CountryCode, diallingOf } from './dialling.ts';
import { latinDigits } from './latin-digits.ts';

/** Where a phone number is asked for. */
export type PhoneMarket = {
  countryCode: CountryCode;
  validatorKey: string;
};

/** Why a text is no phone number: it has other characters, a wrong count of digits, or no country code that it needs. */
export type NotPhone = 'signs' | 'length' | 'country';

/** No number of the world has more digits (E.164), and none that is dialled from abroad has fewer. */
export const phoneDigits = { least: 8, most: 15 };

/**
 * The number in E.164, `+996555123456`, from any way in which people of the market write one of theirs, or from any
 * number of another country with `+` or `00`. Every digit of the national number stays.
 */
export function parsePhone(text: string, market: PhoneMarket): Result<string, NotPhone> {
  const written = phoneCharacters(text);
  if (!/^\+?\d+$/.test(written)) return fail('signs');
  const own = market.countryCode;
  const abroad = digitsFromAbroad(written);
  if (abroad !== undefined) return fromAbroad(abroad, own);
  const national = nationalDigits(written, own);
  if (national !== undefined) return ok(`+${own}${national}`);
  // Where the mask is that of `+7`, people also write numbers of Russia and Kazakhstan as they do there.
  if (market.validatorKey === 'phoneRu' && /^[78][1-9]\d{9}$/.test(written))
    return ok(`+7${written.slice(1)}`);
  return fail(written.length >= Math.min(...diallingOf(own).lengths) ? 'country' : 'length');
}

/** The text without what people put between digits; `+49 (0)151` names the trunk digit only for callers at home. */
export const phoneCharacters = (text: string): string =>
  latinDigits(text)
    .replace(/^\s*tel:/i, '')
    .replace(/^((?:\s|\p{Cf})*(?:\+|00)[\d\s\p{Cf}]{1,8})\(0\)/u, '$1')
    .replace(/[\s\p{Pd}\p{Cf}\u2212()./]/gu, '');

/** The digits after `+` or `00`; undefined for a number without either. */
function digitsFromAbroad(written: string): string | undefined {
  if (written.startsWith('+')) return written.slice(1).replace(/^00/, '');
  return written.startsWith('00') ? written.slice(2) : undefined;
}

function fromAbroad(digits: string, own: CountryCode): Result<string, NotPhone> {
  if (digits.startsWith('0')) return fail('country');
  if (digits.startsWith(own)) {
    const national = withoutTrunk(digits.slice(own.length), own);
    return national === undefined ? fail('length') : ok(`+${own}${national}`);
  }
  const isWhole = digits.length >= phoneDigits.least && digits.length <= phoneDigits.most;
  return isWhole ? ok(`+${digits}`) : fail('length');
}

/** What follows the code of the country, of a number that has neither `+` nor `00`. */
function nationalDigits(written: string, own: CountryCode): string | undefined {
  const { trunks, bare } = diallingOf(own);
  for (const start of [own, ...trunks]) {
    const rest = written.slice(start.length);
    if (written.startsWith(start) && isNational(rest, own)) return rest;
  }
  return bare.test(written) ? written : undefined;
}

/** After the country code trunk digits are a habit of writing, unless a national number can begin with them. */
function withoutTrunk(digits: string, own: CountryCode): string | undefined {
  if (isNational(digits, own)) return digits;
  const { trunks, trunkMayBeArea } = diallingOf(own);
  if (trunkMayBeArea) return undefined;
  const rests = trunks.filter((trunk) => digits.startsWith(trunk)).map((trunk) => digits.slice(trunk.length));
  return rests.find((rest) => isNational(rest, own));
}

const isNational = (digits: string, own: CountryCode) =>
  !digits.startsWith('0') && diallingOf(own).lengths.includes(digits.length);
