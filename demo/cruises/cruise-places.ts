import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { portOf } from './ports.ts';
import { shipPicture } from './ship-pictures.ts';
import { cruiseStateId, type Ship } from './ships.ts';

const cruises: Localised = {
  en: 'Sea cruises',
  ru: 'Морские круизы',
  pl: 'Rejsy morskie',
  cs: 'Námořní plavby',
  sk: 'Námorné plavby',
  hu: 'Tengeri hajóutak',
  et: 'Merekruiisid',
  lt: 'Jūrų kruizai',
  lv: 'Jūras kruīzi',
  tr: 'Deniz turları',
  az: 'Dəniz kruizləri',
  kk: 'Теңіз круиздері',
  uz: 'Dengiz kruizlari',
};

/** The state of the liners. XZ is how UN/LOCODE writes the waters of no country. */
export const cruiseStateRow = (flagship: Ship): RowOf<'state'> => ({
  id: cruiseStateId,
  iso2: 'XZ',
  slug: 'sea-cruises',
  name: cruises,
  summary: {
    en: 'Eight liners, eleven voyages: you unpack once, and a new town comes to the window every morning.',
    ru: 'Восемь лайнеров, одиннадцать маршрутов: вещи разбирают один раз, а новый город каждое утро сам подходит к окну.',
  },
  time_zone: 'Etc/UTC',
  image: shipPicture(flagship, 'cruise', 'sea-cruises', 'golden'),
  is_cruise: true,
});

type Waters = { id: number; stateId: number; slug: string; name: Localised; ports: readonly string[] };

const waters: readonly Waters[] = [
  {
    id: 4001,
    stateId: cruiseStateId,
    slug: 'mediterranean',
    name: { en: 'Mediterranean and Black Sea', ru: 'Средиземное и Чёрное моря' },
    ports: ['barcelona', 'civitavecchia', 'piraeus', 'istanbul'],
  },
  {
    id: 4002,
    stateId: cruiseStateId,
    slug: 'gulf',
    name: { en: 'The Gulf', ru: 'Персидский залив' },
    ports: ['dubai'],
  },
  {
    id: 4003,
    stateId: cruiseStateId,
    slug: 'atlantic-islands',
    name: { en: 'Atlantic islands', ru: 'Острова Атлантики' },
    ports: ['santa-cruz-tenerife'],
  },
  {
    id: 4004,
    stateId: cruiseStateId,
    slug: 'indian-ocean',
    name: { en: 'Indian Ocean', ru: 'Индийский океан' },
    ports: ['port-louis'],
  },
  { id: 1877, stateId: 11, slug: 'nile', name: { en: 'The Nile', ru: 'Нил' }, ports: ['luxor'] },
];

/** The waters as regions. */
export const watersRows = (ships: readonly Ship[]): RowOf<'region'>[] =>
  waters.map(({ id, stateId, slug, name, ports }) => ({
    id,
    state_id: stateId,
    slug,
    name,
    image: shipPicture(shipFrom(ships, ports[0] ?? ''), 'cruise', slug, 'sunset'),
  }));

/** The ports that voyages begin in, as towns. */
export const portRows = (ships: readonly Ship[]): RowOf<'town'>[] =>
  waters.flatMap(({ id, ports }) =>
    ports.map((slug, i) => {
      const { name, latitude, longitude } = portOf(slug);
      const ship = shipFrom(ships, slug);
      return {
        id: id * 10 + i,
        region_id: id,
        slug,
        name,
        latitude,
        longitude,
        airport_code: ship.airport,
        image: shipPicture(ship, 'oldtown', slug.slice(0, 16), 'golden'),
      };
    }),
  );

/** Number of the town that a ship's voyages begin in. */
export function townOfPort(slug: string): number {
  const found = waters.find(({ ports }) => ports.includes(slug));
  assert(found, `voyages begin in ${slug}`);
  return found.id * 10 + found.ports.indexOf(slug);
}

function shipFrom(ships: readonly Ship[], port: string): Ship {
  const ship = ships.find((candidate) => candidate.port === port);
  assert(ship, `a ship leaves from ${port}`);
  return ship;
}
