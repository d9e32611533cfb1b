import type { Env } from './env.ts';
import type { MapSettings } from './settings.ts';

/** Streets for a demo, as long as few people look at it: their terms ask for no more than the words and the link. */
const openStreetMap = {
  address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  terms: 'https://www.openstreetmap.org/copyright',
};

type Asked = Pick<Env, 'DEMO' | 'TILE_URL' | 'TILE_ATTRIBUTION' | 'TILE_TERMS'>;

/** The pictures of maps: an operator's own, those of OpenStreetMap in a demo, or none. */
export function mapTiles({ DEMO, TILE_URL, ...said }: Asked): MapSettings['tiles'] {
  if (TILE_URL === undefined) return DEMO ? openStreetMap : undefined;
  if (TILE_URL === 'off') return undefined;
  return { address: TILE_URL, attribution: said.TILE_ATTRIBUTION, terms: said.TILE_TERMS };
}
