import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { readFacts } from './facts/read-facts.ts';
import { hotelWord } from './texts/hotel-words.ts';
import { seasonsBetween } from './tours.ts';

/** The category that the search of services shows ([W]§7). */
const shownCategory = '4';

/** Kinds of services that are sold by themselves; lounges have a category that the search leaves out. */
export const serviceTypeRows = (): RowOf<'service_type'>[] => [
  {
    id: 69,
    name: {
      en: 'Mobile connection',
      ru: 'Мобильная связь',
      pl: 'Łączność komórkowa',
      cs: 'Mobilní připojení',
      sk: 'Mobilné pripojenie',
      hu: 'Mobilkapcsolat',
      et: 'Mobiiliühendus',
      lt: 'Mobilusis ryšys',
      lv: 'Mobilie sakari',
      tr: 'Mobil bağlantı',
      az: 'Mobil rabitə',
      kk: 'Ұялы байланыс',
      uz: 'Mobil aloqa',
    },
    category_key: shownCategory,
    position: 0,
  },
  {
    id: 56,
    name: {
      en: 'Certificates',
      ru: 'Сертификаты',
      pl: 'Bony podarunkowe',
      cs: 'Poukazy',
      sk: 'Poukazy',
      hu: 'Utalványok',
      et: 'Kinkekaardid',
      lt: 'Dovanų kuponai',
      lv: 'Dāvanu kartes',
      tr: 'Hediye çekleri',
      az: 'Sertifikatlar',
      kk: 'Сертификаттар',
      uz: 'Sertifikatlar',
    },
    category_key: shownCategory,
    position: 1,
  },
  {
    id: 80,
    name: hotelWord('service-lounges'),
    category_key: '7',
    position: 2,
  },
];

type Column =
  | 'number'
  | 'type'
  | 'states'
  | 'town'
  | 'name_en'
  | 'name_ru'
  | 'note_en'
  | 'note_ru'
  | 'adult'
  | 'child';

/** What each service costs those who live in each country, half a year after half a year. */
export function* servicePriceRows(
  countries: readonly RowOf<'departure_country'>[],
  today: PlainDate,
  lastDay: PlainDate,
): Generator<RowOf<'service_price'>> {
  for (const season of seasonsBetween(today, lastDay))
    for (const [position, offer] of readFacts<Column>('../texts/sold-services.csv').entries())
      for (const state of offer.states.split(' ').map(Number))
        for (const country of countries) {
          if (country.id === state) continue;
          yield {
            id: ((season.code * 100 + Number(offer.number)) * 256 + state) * 128 + country.id,
            service_type_id: Number(offer.type),
            departure_country_id: country.id,
            state_id: state,
            ...(offer.town && { town_id: Number(offer.town) }),
            name: { en: offer.name_en, ru: offer.name_ru },
            note: { en: offer.note_en, ru: offer.note_ru },
            date_from: season.from,
            date_to: season.to,
            currency: 'EUR',
            adult_amount: cents(offer.adult),
            child_amount: cents(offer.child),
            position,
          };
        }
}

function cents(euros: string): number {
  const amount = Number(euros) * 100;
  assert(Number.isInteger(amount) && amount > 0, `${euros} is a price in euro`);
  return amount;
}
