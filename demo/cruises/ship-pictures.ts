import type { RowOf } from '#domain/imports/format.ts';
import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { ARCHITECTURES, CLIMATES, type Hour, type PosterKind, RELIEFS } from '../posters/facts.ts';
import { posterPath } from '../posters/poster-path.ts';
import { roomPosters } from '../posters/room-posters.ts';
import type { Cabin } from './cabins.ts';
import type { Ship } from './ships.ts';

type Shot = { kind: PosterKind; hour: Hour; caption: Localised };

const shots: readonly Shot[] = [
  { kind: 'cruise', hour: 'golden', caption: { en: 'at sea', ru: 'в море' } },
  {
    kind: 'pool',
    hour: 'day',
    caption: { en: 'the pool on the sun deck', ru: 'бассейн на солнечной палубе' },
  },
  { kind: 'balcony', hour: 'dawn', caption: { en: 'the view from a cabin', ru: 'вид из каюты' } },
  { kind: 'restaurant', hour: 'sunset', caption: { en: 'the restaurant', ru: 'ресторан' } },
  { kind: 'cruise', hour: 'night', caption: { en: 'by night', ru: 'ночью' } },
  { kind: 'terrace', hour: 'sunset', caption: { en: 'the open deck', ru: 'открытая палуба' } },
  { kind: 'spa', hour: 'day', caption: { en: 'the spa', ru: 'спа' } },
  { kind: 'cruise', hour: 'dawn', caption: { en: 'coming into port', ru: 'заход в порт' } },
];

/** A picture on board or of what lies around. */
export const shipPicture = (ship: Ship, kind: PosterKind, seed: string, hour: Hour): string =>
  posterPath({ ...lookOf(ship), kind, hour, season: 'summer', has: [], seed, width: 1200, height: 900 });

/** Pictures of a ship and of its cabins. */
export function* shipImageRows(ship: Ship, cabins: readonly Cabin[]): Generator<RowOf<'image'>> {
  let id = ship.id * 100;
  for (const [position, { kind, hour, caption }] of shots.entries())
    yield {
      id: id++,
      hotel_id: ship.id,
      position,
      src: shipPicture(ship, kind, `h${ship.id}-${position}`, hour),
      alt: { en: `${ship.name.en}: ${caption.en}`, ru: `${ship.name.ru}: ${caption.ru}` },
    };
  for (const cabin of cabins)
    for (const [position, poster] of roomPosters({
      ...lookOf(ship),
      id: cabin.id,
      view: cabin.kind.window === 'sea' ? 'sea' : 'garden',
      balcony: cabin.kind.factor >= 1.5,
    }).entries())
      yield {
        id: id++,
        hotel_id: ship.id,
        room_id: cabin.id,
        position,
        src: posterPath(poster),
        alt: {
          en: `${cabin.kind.name.en}, ${ship.name.en}`,
          ru: `${cabin.kind.name.ru}, ${ship.name.ru}`,
        },
      };
}

function lookOf({ look, isRiverBoat }: Ship) {
  const relief = RELIEFS.find((word) => word === look[0]);
  const climate = CLIMATES.find((word) => word === look[1]);
  const architecture = ARCHITECTURES.find((word) => word === look[2]);
  assert(relief && climate && architecture, `posters know ${look.join('.')}`);
  const coast = isRiverBoat ? ('lake' as const) : ('sea' as const);
  return { coast, relief, climate, architecture, beach: 'none' as const };
}
