import type { RowOf } from '#domain/imports/format.ts';
import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { ARCHITECTURES, CLIMATES, type Hour, type PosterKind, RELIEFS } from '../posters/facts.ts';
import { posterPath } from '../posters/poster-path.ts';
import { roomPosters } from '../posters/room-posters.ts';
import type { Cabin } from './cabins.ts';
import type { Ship } from './ships.ts';

type Shot = { kind: PosterKind; hour: Hour; caption: Localised };

// Outdoor pools and terraces of posters stand among trees and houses, so they are left out.
const shots: readonly Shot[] = [
  { kind: 'cruise', hour: 'golden', caption: { en: 'at sea', ru: 'в море' } },
  { kind: 'spa', hour: 'day', caption: { en: 'the indoor pool', ru: 'крытый бассейн' } },
  { kind: 'balcony', hour: 'dawn', caption: { en: 'the view from a cabin', ru: 'вид из каюты' } },
  { kind: 'restaurant', hour: 'sunset', caption: { en: 'the restaurant', ru: 'ресторан' } },
  { kind: 'cruise', hour: 'night', caption: { en: 'by night', ru: 'ночью' } },
  { kind: 'room', hour: 'sunset', caption: { en: 'a cabin in the evening', ru: 'каюта вечером' } },
  { kind: 'islands', hour: 'day', caption: { en: 'islands on the way', ru: 'острова по пути' } },
  { kind: 'cruise', hour: 'dawn', caption: { en: 'coming into port', ru: 'заход в порт' } },
];

/** A picture on board or of what lies around. Posters know ocean liners alone, so a river boat shows its banks. */
export function shipPicture(ship: Ship, kind: PosterKind, seed: string, hour: Hour): string {
  const shown = kind === 'cruise' && ship.isRiverBoat ? 'desert' : kind;
  const has = shown === 'desert' ? (['palms'] as const) : [];
  const size = { width: 1200, height: 900 };
  const look = onBoard.has(shown) ? aboard(ship) : lookOf(ship);
  return posterPath({ ...look, kind: shown, hour, season: 'summer', has, seed, ...size });
}

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
      ...aboard(ship),
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

const onBoard = new Set<PosterKind>(['balcony', 'restaurant', 'spa', 'room']);

/** No palms grow on a deck, whatever shore is in sight. */
const aboard = (ship: Ship) => ({ ...lookOf(ship), climate: 'temperate' as const });

function lookOf({ look, isRiverBoat }: Ship) {
  const relief = RELIEFS.find((word) => word === look[0]);
  const climate = CLIMATES.find((word) => word === look[1]);
  const architecture = ARCHITECTURES.find((word) => word === look[2]);
  assert(relief && climate && architecture, `posters know ${look.join('.')}`);
  const coast = isRiverBoat ? ('lake' as const) : ('sea' as const);
  return { coast, relief, climate, architecture, beach: 'none' as const };
}
