/** What is sold, once: the names of its searches ([W]§2.1), the packets that are of it, and where it is shown. */
type KindRow = {
  searchTypes: readonly string[];
  /** Packets that are of this kind; empty where it is no part of a tour. */
  packetTypes: readonly number[];
  /** Where it is found, and before which country and hotel it stands. */
  pages?: { results: string; details: string };
};

const rows = {
  tour: {
    searchTypes: ['tour', 'hot-tours', 'lato', 'zima', 'tours', 'resorts'],
    packetTypes: [0, 1],
    pages: { results: '/search/tours', details: '/tours' },
  },
  hotel: {
    searchTypes: ['hotel', 'hotels', 'without-flight'],
    packetTypes: [2],
    pages: { results: '/search/hotels', details: '/hotels' },
  },
  /** Liners are hotels of cruise states; there any packet is a cruise. */
  cruise: { searchTypes: ['cruise', 'cruises'], packetTypes: [0, 1, 2] },
  excursion: { searchTypes: ['excursion-tours', 'excursion'], packetTypes: [1] },
  flight: { searchTypes: ['avia'], packetTypes: [] },
  service: { searchTypes: ['service', 'services'], packetTypes: [] },
} as const satisfies Record<string, KindRow>;

type Rows = typeof rows;

/** A kind of travel. */
export type TravelKind = keyof Rows;

/** What is looked for, as pages, wizards and calls name it. */
export type SearchType = Rows[TravelKind]['searchTypes'][number];

/** A kind that has a wizard, a page of results and pages of its hotels. */
export type ShownKind = {
  [Kind in TravelKind]: Rows[Kind] extends { pages: object } ? Kind : never;
}[TravelKind];

/** A kind that packets are of. */
export type PacketKind = Exclude<TravelKind, 'flight' | 'service'>;

export const travelKinds: Rows = rows;

// A row's name is its kind: `Object.entries` forgets that.
const entries = Object.entries(rows) as [TravelKind, KindRow & { searchTypes: readonly SearchType[] }][];

/** Every name of a search. */
export const searchTypes: readonly SearchType[] = entries.flatMap(([, { searchTypes }]) => searchTypes);

const kindBySearch = new Map(
  entries.flatMap(([kind, { searchTypes }]) => searchTypes.map((type) => [type, kind] as const)),
);

/** The kind that a search is for. */
export function kindOfSearch(type: SearchType): TravelKind {
  const kind = kindBySearch.get(type);
  if (!kind) throw new Error(`No kind of travel is called ${type}`);
  return kind;
}

/** The kind that the pages of a path show, be it in a language or not. */
export function kindOfPath(path: string): ShownKind | undefined {
  const found = entries.find(([, { pages }]) => pages && `${path}/`.includes(`${pages.details}/`));
  return found?.[0] as ShownKind | undefined; // it has pages
}
