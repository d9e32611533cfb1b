import { z } from 'zod';
import { longestWindowDays } from '#lib/departure-window.ts';
import { countryCodes } from '#lib/validation/dialling.ts';
import { currencySlugs } from './currencies.ts';
import { type Flags, flagDefinitions, flagNames } from './flags.ts';
import { linksSchema } from './links.ts';
import { locales } from './locales.ts';
import { dateFormats, marketSlugs } from './markets.ts';
import { phoneRules } from './phone-fields.ts';
import { variantIds } from './variants.ts';

const locale = z.enum(locales);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const host = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'a host is in lower case and has no port');

const flags = z.strictObject(
  Object.fromEntries(
    flagNames.map((name) => [name, z.literal<(string | boolean)[]>([...flagDefinitions[name].choices])]),
  ),
) as unknown as z.ZodType<Flags>; // fromEntries forgets which flag has which choices

const phone = z.strictObject({
  countryCode: z.enum(countryCodes),
  maskKey: z.enum(phoneRules).exactOptional(),
  minLength: z.int().positive(),
  placeholder: z.string(),
  validatorKey: z.enum([...phoneRules, 'onlyNumbers']),
});

const contacts = z.strictObject({
  phones: z.array(z.string().regex(/^\+?[\d\s()-]{7,}$/)).min(1),
  /** Receives the requests of the site. */
  email: z.email(),
  address: z.string().min(1),
  opening: z.strictObject({ from: z.iso.time({ precision: -1 }), to: z.iso.time({ precision: -1 }) }),
});

const brand = z.strictObject({
  name: z.string().min(1),
  /** The name without its descriptor, beside the sign. */
  shortName: z.string().min(1),
  logo: z.string().startsWith('/'),
  salesOfficeLogo: z.string().startsWith('/'),
  /** The sales office of this slug has a simplified header with its own logo ([S]§2.2). */
  salesOfficeSlug: slug,
  copyrightFrom: z.int(),
  copyrightText: z.string().min(1),
});

const month = z.int().min(1).max(12);
const season = z.strictObject({ from: month, to: month });

/** What a site is. Everything is checked once, when the process starts. */
export const siteSchema = z
  .strictObject({
    id: slug,
    variant: z.enum(variantIds),
    agentMode: z.boolean(),
    b2bMode: z.boolean(),
    market: z.enum(marketSlugs),
    /** The first is the one that links between sites use. */
    hosts: z.array(host).min(1),
    mainLocale: locale,
    secondaryLocales: z.array(locale),
    currency: z.enum(currencySlugs),
    /** Their rates are shown, and prices can be read in them ([S]§2.11). */
    otherCurrencies: z.array(z.enum(currencySlugs)).max(3),
    rateHistoryYears: z.int().min(0).max(10),
    calendarLocale: z.string().min(2),
    dateFormat: z.enum(dateFormats),
    /** Most days between the first and the last day of departure that one can pick or type ([W]§2.9). */
    limitRange: z.int().min(1).max(longestWindowDays),
    /** Whole words in lower case: items of hotels' lists that have one are left out ([W]§5). */
    censoredWords: z.array(z.string().regex(/^[\p{Ll}\p{N}]+$/u)),
    phone,
    /** A name as people of the market have it, where the language's own example would look foreign. */
    nameExample: z.string().min(1).optional(),
    timeZone: z.string().refine(isTimeZone, 'not an IANA time zone'),
    country: z.string().regex(/^[A-Z]{2}$/),
    stateFrom: z.int().optional(),
    mainCity: slug,
    capitalTown: slug,
    /** The sales office that stands before all others. */
    homeOffice: z.int().positive().optional(),
    /** In which months people leave for a season; one may run over the turn of the year. */
    seasons: z.strictObject({ summer: season, winter: season }),
    flags,
    contacts,
    links: linksSchema,
    brand,
    /** Values of design roles that differ from the house's: `{ '--accent': 'oklch(…)' }`. */
    theme: z.record(z.templateLiteral(['--', z.string()]), z.string()),
  })
  .refine((site) => !site.secondaryLocales.includes(site.mainLocale), 'a main locale is not also secondary')
  .refine(
    (site) => !site.otherCurrencies.includes(site.currency),
    'the currency of a site is not also another',
  );

/** A variant in a market: what a request's host picks. */
export type Site = z.infer<typeof siteSchema>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
