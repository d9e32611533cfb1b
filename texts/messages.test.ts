import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#sites/locales.ts';
import { readMessageFiles, readMessages } from './read-messages.ts';

const english = readMessages('en');
const keys = Object.keys(english);

/** More than two words, and rightly the same. */
const sameInBoth = new Set(['form.emailPlaceholder']);

/** A number with its short unit, in any of the languages, that a line could end between. */
const unitApart =
  /\{hours\} sa |[\d}#] (?:k?m|к?м|[mм]²|[cs]m|см|h|ч|сағ|saat|soat|val|st|godz|óra|min|мин|perc|dk|dəq|daq|k[gq]|кг|MB|МБ|px|°C|%|d\.|m\.|гг\.|ж\.)(?![\p{L}²{])/u;

const cyrillic = new Set<Locale>(['ru', 'kk']);

describe.each([...locales])('the messages in %s', (locale) => {
  const texts = readMessages(locale);
  const compiled = Object.entries(texts).map(([key, text]) => ({ key, text, tokens: parse(key, text) }));

  test('are all there, and no others', () => {
    expect(keys.filter((key) => !(key in texts))).toEqual([]);
    expect(Object.keys(texts).filter((key) => !(key in english))).toEqual([]);
  });

  test('lie in the file of their area, in the order of the English ones', () => {
    for (const { area, texts: own } of readMessageFiles(locale)) {
      expect(Object.keys(own).filter((key) => !key.startsWith(`${area}.`))).toEqual([]);
      expect(Object.keys(own)).toEqual(keys.filter((key) => key.startsWith(`${area}.`)));
    }
  });

  test('call the requests of an agent in the header as their page does', () => {
    expect(texts['header.orders']).toBe(texts['work.requests']);
  });

  test('are not empty, have no stray spaces and quote with typographic marks', () => {
    const bad = compiled.filter(
      ({ text }) => text.trim() !== text || text === '' || /\s{2}|['"`]/.test(text),
    );
    expect(bad.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });

  test('leave a number and its short unit on one line', () => {
    const apart = compiled.filter(({ text }) => unitApart.test(text));
    expect(apart.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });

  test('have the placeholders of the English text, of the same kinds', () => {
    const differing = compiled.filter(
      ({ key, tokens }) => placeholders(tokens) !== placeholders(parse(key, english[key] ?? '')),
    );
    expect(differing.map(({ key }) => key)).toEqual([]);
  });

  test('have exactly the plural categories of the language', () => {
    const demanded = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const bad = compiled.flatMap(({ key, tokens }) =>
      pluralsIn(tokens)
        .filter((choices) => !sameMembers(choices.filter(isCategory), demanded))
        .map((choices) => `${key} has ${choices}, ${locale} has ${demanded}`),
    );
    expect(bad).toEqual([]);
  });

  test('print the number in the plural form that most numbers take, unless it stands before them', () => {
    const bad = compiled.flatMap(({ key, tokens }) =>
      plurals(tokens)
        .filter(({ other }) => !other?.includes('#') && !key.endsWith('.endText'))
        .map(() => key),
    );
    expect(bad).toEqual([]);
  });

  test('are translated wherever they have more than two words', () => {
    const untranslated = compiled.filter(
      ({ key, text }) => locale !== 'en' && text === english[key] && words(text) > 2 && !sameInBoth.has(key),
    );
    expect(untranslated.map(({ key }) => key)).toEqual([]);
  });

  test('are written in the script of the language', () => {
    const script = cyrillic.has(locale) ? /\p{Script=Cyrillic}/u : /^\P{Script=Cyrillic}*$/u;
    const strange = compiled.filter(
      ({ key, text }) => words(text) > 2 && !sameInBoth.has(key) && !script.test(text),
    );
    expect(strange.map(({ key }) => key)).toEqual([]);
  });
});

test('English writes no space before a percent sign', () => {
  expect(Object.entries(english).filter(([, text]) => /[\d}#]\s%/.test(text))).toEqual([]);
});

test('Russian never writes that a tour leaves from "the town of"', () => {
  expect(Object.entries(readMessages('ru')).filter(([, text]) => /города \{/.test(text))).toEqual([]);
});

test('[S-8-13] every validation message of the specification has its key', () => {
  const demanded =
    'required requiredQuestion requiredBlock onlyNumbers onlyNumeric justNumbersWithSpaceAndComma minValue maxValue minLength.startText minLength.endText maxLength.startText maxLength.endText minLengthSumm maxLengthSumm withLength certainLengthsNumber certainLengthsNumberSeparator date dateBorn dateIsBeforeToday dateIsAfterToday email strictEmail telephone telephoneWithBrackets phoneRu phoneBy phoneInternational phoneOnlyNumbers phoneNumbersAndSymbols mobileRu nameCyrillic nameLatin nameLatinAndCyrillic nameLatinAndCyrillicAndSpaces nonCyrillic nonLatin nonCharsAndSpaces onlyCyrillicAndDash onlyCyrillicAndNumbers onlyNumbersAndLatinAndCyrillic onlyNumLatinCyrDotDashNo onlyLatinAndDash onlyLatinAndNumbers onlyCapsLatinAndNumbers onlyNumbersAndSpace onlyNumbersWithoutSpace flightNumber passwordStrength address addressLat iin inn numbersCurrenciesAndComma numbersAndCommaAndDot getValidateByPattern';
  expect(demanded.split(' ').filter((name) => !(`validations.${name}` in english))).toEqual([]);
});

test('[S-8-05] [S-8-06] the English error texts are those of the specification', () => {
  expect(english).toMatchObject({
    'failures.noData': 'API Error. No data!',
    'failures.invalidStatus': 'API Error! Invalid status code!',
    'failures.badRequest': 'Invalid request parameters.',
    'failures.notFound': 'The requested resource does not exist or has been deleted',
    'failures.unauthorised': 'Please login to access this resource',
  });
});

type Token = CompiledMessage[number];
type Cases = Record<string, CompiledMessage>;

function parse(key: string, text: string): CompiledMessage {
  try {
    return compileMessageOrThrow(text);
  } catch (cause) {
    throw new Error(`${key} is not valid ICU: ${text}`, { cause });
  }
}

const isCategory = (choice: string) => /^[a-z]/.test(choice);

const casesOf = (token: Token): Cases | undefined =>
  typeof token === 'string' || token[1] !== 'plural'
    ? undefined
    : (Object.fromEntries(
        Object.entries(token[2] as Cases).filter(([choice]) => choice !== 'offset'),
      ) as Cases);

const plurals = (tokens: CompiledMessage): Cases[] =>
  tokens.map(casesOf).filter((cases) => cases !== undefined);

const pluralsIn = (tokens: CompiledMessage) => plurals(tokens).map((cases) => Object.keys(cases));

/** `{count} {total}` and the like, sorted: how often and in which order they stand is the translator's business. */
function placeholders(tokens: CompiledMessage): string {
  const names = new Set<string>();
  const visit = (token: Token) => {
    if (typeof token === 'string') return;
    names.add(`${token[0]}:${token[1] ?? 'text'}`);
    for (const inner of Object.values(casesOf(token) ?? {})) inner.forEach(visit);
  };
  tokens.forEach(visit);
  return [...names].sort().join(' ');
}

const words = (text: string) =>
  text
    .replace(/\{[^{}]*\}/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter(Boolean).length;

const sameMembers = (a: string[], b: string[]) => [...a].sort().join() === [...b].sort().join();
