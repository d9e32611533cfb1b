import type { RowOf } from '#domain/operator-data/tables.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';
import { textOf } from './words.ts';

type Setting = RowOf<'setting'>;

/** The settings of the sites: what every market shares, and how each is reached. */
export const settingRows = (): Setting[] =>
  [...sharedSettings(), ...marketSettings()].map((setting, position) => ({
    id: position + 1,
    position,
    ...setting,
  }));

type Shared = 'group' | 'key' | 'link' | 'markets' | 'variants';
type Unnumbered = Omit<Setting, 'id' | 'position'>;

const sharedSettings = (): Unnumbered[] =>
  readFacts<Shared>('../content/settings.csv').map((row) => ({
    group_key: row.group,
    key: row.key,
    link: row.link,
    value: textOf(row, 'value'),
    markets: row.markets.replaceAll(' ', ','),
    variants: row.variants.replaceAll(' ', ','),
  }));

type Contact =
  | 'market'
  | 'tourists'
  | 'agencies'
  | 'address_en'
  | 'address_ru'
  | 'own_locale'
  | 'address_own';

const marketSettings = (): Unnumbered[] =>
  readFacts<Contact>('../content/market-contacts.csv').flatMap((row) => {
    const { market: markets, tourists, agencies } = row;
    const address: Localised = {
      en: row.address_en,
      ru: row.address_ru,
      ...(row.own_locale && { [row.own_locale]: row.address_own }),
    };
    const own = (group_key: string, key: string, value: Localised) => ({ group_key, key, value, markets });
    const everywhere = (text: string): Localised => ({ en: text, ru: text });
    return [
      own('contact', 'phone', everywhere(`${tourists}|${agencies}`)),
      own('contactCenterHeadOffice', 'adress', address),
      own('contactCenterForTourists', 'generalPhone', everywhere(tourists)),
      own('contactCenterForAgents', 'generalPhone', everywhere(agencies)),
    ];
  });
