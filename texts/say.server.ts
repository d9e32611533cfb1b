import type { Localised } from '#lib/localised.ts';
import { type Locale, locales } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import { compileMessages } from './compile-messages.ts';
import { createFormat, type Format } from './format.ts';
import type { MessageKey } from './message-key.ts';
import { readMessageFiles } from './read-messages.ts';
import { allTexts } from './texts.ts';
import { createTranslator, type MessageValues, type Translator } from './translator.ts';

/** What is said where no page is drawn: in mails, in answers of calls, and on the page of last resort. */
const areas = [
  'companyProfile',
  'dates',
  'failurePage',
  'letter',
  'lookups',
  'mail',
  'officeList',
  'profile',
  'room',
] as const;

type SaidKey = Extract<MessageKey, `${(typeof areas)[number]}.${string}`>;

type Say = (key: SaidKey, values?: MessageValues) => string;

/** Read when the server starts: the page of last resort must not need a file that cannot be opened just then. */
const spoken = Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<
  Locale,
  Translator
>;

/** Says in one language what needs no page. */
export const sayIn = (locale: Locale): Say => spoken[locale].t;

/** Dates and sums of a site in one language, where no page is rendered. */
export const formatIn = (
  site: Pick<Site, 'currency' | 'dateFormat'>,
  locale: Locale,
): Pick<Format, 'date' | 'money'> => createFormat(site, spoken[locale]);

/** A message in all languages, for what is told together with the operator's own texts. */
export const sayInAll = (key: SaidKey): Localised => ({
  ...Object.fromEntries(locales.map((locale) => [locale, sayIn(locale)(key)])),
  en: sayIn('en')(key),
  ru: sayIn('ru')(key),
});

function read(locale: Locale): Translator {
  const said: readonly string[] = areas;
  const files = readMessageFiles(locale).filter(({ area }) => said.includes(area));
  const texts = Object.assign({}, ...files.map((file) => file.texts));
  return createTranslator(locale, allTexts(compileMessages(texts)));
}
