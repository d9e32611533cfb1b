import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import { localise } from '#lib/localised.ts';
import { ARCHITECTURES, CLIMATES, type Hour, type PosterKind, RELIEFS } from '../posters/facts.ts';
import { posterPath } from '../posters/poster-path.ts';
import { roomPosters } from '../posters/room-posters.ts';
import { hotelWord } from '../texts/hotel-words.ts';
import { inEveryLanguage } from '../texts/word-list.ts';
import type { Cabin } from './cabins.ts';
import type { Ship } from './ships.ts';

type Scene = { kind: PosterKind; hour: Hour /** A word of pictures. */; caption: string };

// Outdoor pools and terraces of posters stand among trees and houses, so they are left out.
const scenes: readonly Scene[] = [
  { kind: 'cruise', hour: 'golden', caption: 'at-sea' },
  { kind: 'spa', hour: 'day', caption: 'indoor-pool' },
  { kind: 'balcony', hour: 'dawn', caption: 'cabin-view' },
  { kind: 'restaurant', hour: 'sunset', caption: 'restaurant' },
  { kind: 'cruise', hour: 'night', caption: 'by-night' },
  { kind: 'room', hour: 'sunset', caption: 'cabin-evening' },
  { kind: 'islands', hour: 'day', caption: 'islands' },
  { kind: 'cruise', hour: 'dawn', caption: 'into-port' },
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
  for (const [position, { kind, hour, caption }] of scenes.entries())
    yield {
      id: id++,
      hotel_id: ship.id,
      position,
      src: shipPicture(ship, kind, `h${ship.id}-${position}`, hour),
      alt: inEveryLanguage(
        (locale) => `${localise(ship.name, locale)}: ${localise(hotelWord(`picture-${caption}`), locale)}`,
      ),
    };
  for (const cabin of cabins)
    for (const [position, poster] of roomPosters({
      ...aboard(ship),
      id: cabin.id,
      view: cabin.kind.window === 'sea' ? 'sea' : 'none',
      balcony: cabin.kind.factor >= 1.5,
    }).entries())
      yield {
        id: id++,
        hotel_id: ship.id,
        room_id: cabin.id,
        position,
        src: posterPath(poster),
        alt: inEveryLanguage(
          (locale) => `${localise(cabin.kind.name, locale)}, ${localise(ship.name, locale)}`,
        ),
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
