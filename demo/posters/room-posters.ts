import type { Hour, PlaceLook, PosterFacts, PosterKind } from './facts.ts';

/** What the demo operator knows of a room type of a hotel. */
export type RoomFacts = PlaceLook & {
  id: number;
  /** What its window looks at; only `sea` shows water. A cabin inside a ship has none. */
  view: 'sea' | 'garden' | 'pool' | 'mountains' | 'city' | 'none';
  balcony: boolean;
};

const HOURS: readonly Hour[] = ['day', 'golden', 'dawn'];

/** Three or four pictures of a room: the bed and its view, the balcony if it has one, the bathroom, the evening. */
export function roomPosters(room: RoomFacts): PosterFacts[] {
  const { id, view, balcony, relief, climate, architecture, beach } = room;
  const kinds: PosterKind[] = ['room', ...(balcony ? (['balcony'] as const) : []), 'bathroom', 'room'];
  return kinds.map((kind, index) => ({
    kind,
    hour: index === kinds.length - 1 ? 'sunset' : (HOURS[(id + index) % HOURS.length] ?? 'day'),
    season: 'summer',
    coast: view === 'sea' || view === 'none' ? room.coast : 'none',
    relief,
    climate,
    architecture,
    beach,
    has: view === 'none' ? ['inside'] : [],
    seed: `r${id}-${index}`,
    width: 1200,
    height: 900,
  }));
}
