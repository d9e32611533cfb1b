import type { BodyOf } from '#calls/call.ts';
import type { saveCompanyProfile } from '#calls/company-profile.ts';
import type { Company } from '#domain/accounts/find-company.ts';
import { type Locale, localeNames, locales } from '#sites/locales.ts';
import { type MarketSlug, markets } from '#sites/markets.ts';
import { sayIn } from '#texts/say.server.ts';
import { type Described, describeFields, type Look } from './describe-fields.ts';

type FieldName = keyof BodyOf<typeof saveCompanyProfile>;

type Context = {
  lang: Locale;
  /** That of the agency. */
  market: string;
  isAdministrator: boolean;
};

/** What a company can be in law, and whether it pays value added tax. */
const ownerships = ['limited', 'joint-stock', 'sole-trader', 'partnership', 'public'] as const;
const taxations = ['vat', 'none'] as const;

/** The fields of a company with their values, titled in a language; those of its taxes are its administrators' alone. */
export function companyFields(company: Company, context: Context): Described<FieldName>[] {
  const say = sayIn(context.lang);
  return describeFields(looksFor(context), {
    values: valuesOf(company),
    titleOf: (name) => say(`companyProfile.${name}`),
  });
}

/** In the order of the form. */
function looksFor({ lang, market, isAdministrator }: Context): Record<FieldName, Look> {
  const say = sayIn(lang);
  const mine = isAdministrator ? '1' : '0';
  const open = { required: '0', editable: mine };
  return {
    lname: { ...open, type: 'text', required: '1', class: 'eng' },
    director: { ...open, type: 'text', class: isCyrillic(market) ? 'rus' : null },
    ownership: {
      ...open,
      type: 'ownership',
      options: ownerships.map((value) => ({ value, name: say(`companyProfile.ownership.${value}`) })),
    },
    taxation: {
      ...open,
      type: 'taxation',
      visible: mine,
      options: taxations.map((value) => ({ value, name: say(`companyProfile.taxation.${value}`) })),
    },
    partner_town_state: { ...open, type: 'partner_town_state', options: countriesIn(lang) },
    language: {
      ...open,
      type: 'select',
      options: locales.map((value) => ({ value, name: localeNames[value] })),
    },
    address: { ...open, type: 'address', required: '1' },
    faddress: { ...open, type: 'faddress' },
  };
}

/** Whether people write their names in Cyrillic there. */
function isCyrillic(market: string): boolean {
  const { mainLocale } = markets[market as MarketSlug];
  return new Intl.Locale(mainLocale).maximize().script === 'Cyrl';
}

/** The countries that there are markets of. */
const countries: ReadonlySet<string> = new Set(Object.values(markets).map(({ country }) => country));

function countriesIn(lang: Locale): { value: string; name: string }[] {
  const names = new Intl.DisplayNames([lang, 'en'], { type: 'region' });
  const { compare } = new Intl.Collator(lang);
  return [...countries]
    .map((value) => ({ value, name: names.of(value) ?? value }))
    .sort((one, other) => compare(one.name, other.name));
}

const valuesOf = (company: Company): Record<FieldName, string> => ({
  lname: company.latinName,
  director: company.director,
  ownership: company.ownership,
  taxation: company.taxation,
  partner_town_state: company.country,
  language: company.language,
  address: company.legalAddress,
  faddress: company.actualAddress,
});
