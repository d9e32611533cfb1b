/** What there is to know of a kind of travel: anyone who would ask for a kind by name asks for a fact of its row. */
type KindRow = {
  /** The names of its searches ([W]§2.1). */
  searchTypes: readonly string[];
  /** What its offers are called ([W]§3.3). */
  ptype: string;
  /** What a search for it answers with. */
  finds: 'hotels' | 'flights' | 'services';
  /** Packets of the tours that it is found among. */
  packets: readonly number[];
  /** The packet that is called so, on land. */
  ownPacket?: number;
  /** Its tours lead to liners, which are the hotels of cruise states. */
  isAtSea: boolean;
  /** It leaves from a town; what does not is sold for "without flight" alone. */
  hasFlight: boolean;
  /** Most people of one search ([W]§5); absent where each service says it. */
  party?: { adults: number; children: number };
  /** What events call its pages ([S]§2.1). */
  label?: string;
  /** Whether visitors see its tab is a test of excursion tours ([W]§4). */
  hasTestedTab?: boolean;
  /** Before which country and hotel its pages stand. */
  details?: string;
  /** Its wizard and its results; absent where it has none of its own. */
  search?: {
    /** Where the wizard is opened. */
    landing: string;
    results: string;
  };
};

const usualParty = { adults: 12, children: 4 };

/** What is sold, a row a kind; the first one is looked for where nothing is said. */
export const travelKinds = {
  tour: {
    searchTypes: ['tour', 'hot-tours', 'lato', 'zima', 'tours', 'resorts'],
    ptype: 'tour',
    finds: 'hotels',
    packets: [0, 1],
    ownPacket: 0,
    isAtSea: false,
    hasFlight: true,
    party: usualParty,
    label: 'tour',
    details: '/tours',
    search: { landing: '/', results: '/search/tours' },
  },
  hotel: {
    searchTypes: ['hotel', 'hotels', 'without-flight'],
    ptype: 'hotel',
    finds: 'hotels',
    packets: [2],
    ownPacket: 2,
    isAtSea: false,
    hasFlight: false,
    party: usualParty,
    label: 'hotel',
    details: '/hotels',
    search: { landing: '/?TAB_ACTIVE=hotel', results: '/search/hotels' },
  },
  cruise: {
    searchTypes: ['cruise', 'cruises'],
    ptype: 'cruise',
    finds: 'hotels',
    packets: [0, 1, 2],
    isAtSea: true,
    hasFlight: true,
    party: { adults: 8, children: 3 },
    label: 'cruise',
    details: '/cruise',
    search: { landing: '/cruises', results: '/search/cruises' },
  },
  excursion: {
    searchTypes: ['excursion-tours', 'excursion'],
    ptype: 'excursion-tours',
    finds: 'hotels',
    packets: [1],
    ownPacket: 1,
    isAtSea: false,
    hasFlight: true,
    party: usualParty,
    label: 'ettour',
    hasTestedTab: true,
    search: { landing: '/excursion-tours', results: '/search/excursion-tours' },
  },
  flight: {
    searchTypes: ['avia'],
    ptype: 'avia',
    finds: 'flights',
    packets: [0, 1],
    isAtSea: false,
    hasFlight: true,
    party: usualParty,
    search: { landing: '/avia', results: '/search/avia' },
  },
  service: {
    searchTypes: ['service', 'services'],
    ptype: 'service',
    finds: 'services',
    packets: [0, 1, 2],
    isAtSea: false,
    hasFlight: true,
    search: { landing: '/services', results: '/search/services' },
  },
} as const satisfies Record<string, KindRow>;

type Rows = typeof travelKinds;

/** A kind of travel. */
export type TravelKind = keyof Rows;

/** Kinds whose row has a fact. */
type KindWith<Fact> = { [Kind in TravelKind]: Rows[Kind] extends Fact ? Kind : never }[TravelKind];

/** What is looked for, as pages, wizards and calls name it. */
export type SearchType = Rows[TravelKind]['searchTypes'][number];

/** A kind that has a wizard and a page of results. */
export type ShownKind = KindWith<{ search: object }>;

/** A kind that has pages of its hotels. */
export type HotelKind = KindWith<{ details: string }>;

/** A kind whose wizard is a tab of the home page ([W]§2.3). */
export type HomeKind = KindWith<{ search: { landing: '/' | `/?${string}` } }>;

/** A kind that tours are of. */
export type TourKind = KindWith<{ finds: 'hotels' }>;

/** What events call pages of a kind. */
export type KindLabel = {
  [Kind in TravelKind]: Rows[Kind] extends { label: infer Label } ? Label : never;
}[TravelKind];

/** The row of a kind with every fact that a row may have. */
export const rowOf = (kind: TravelKind): KindRow => travelKinds[kind];

const kinds = Object.keys(travelKinds) as TravelKind[]; // the table's own keys

/** Every name of a search. */
export const searchTypes: readonly SearchType[] = kinds.flatMap((kind) => travelKinds[kind].searchTypes);

const isShown = (kind: TravelKind): kind is ShownKind => 'search' in travelKinds[kind];

/** Kinds that have a wizard, in the order of its tabs. */
export const shownKinds: readonly ShownKind[] = kinds.filter(isShown);

const isOfHotels = (kind: TravelKind): kind is HotelKind => 'details' in travelKinds[kind];

export const hotelKinds: readonly HotelKind[] = kinds.filter(isOfHotels);

const isOfHome = (kind: TravelKind): kind is HomeKind => /^\/(\?|$)/.test(rowOf(kind).search?.landing ?? '');

export const homeKinds: readonly HomeKind[] = kinds.filter(isOfHome);

const kindBySearch = new Map<string, TravelKind>(
  kinds.flatMap((kind) => travelKinds[kind].searchTypes.map((type) => [type, kind] as const)),
);

/** The kind that a search is for. */
export function kindOfSearch(type: SearchType): TravelKind {
  const kind = kindBySearch.get(type);
  if (!kind) throw new Error(`No kind of travel is called ${type}`);
  return kind;
}

/** The kind that a page of results, or a page of a hotel, shows; in a language or not. */
export const kindOfPath = (path: string): ShownKind | undefined =>
  shownKinds.find((kind) =>
    [travelKinds[kind].search.results, rowOf(kind).details].some((at) => at && `${path}/`.includes(`${at}/`)),
  );

/** The kind that a tab of the home page's wizard is of ([W]§2.3). */
export const kindOfTab = (tab: string | undefined): HomeKind =>
  homeKinds.find((kind) => kind === tab?.toLowerCase()) ?? 'tour';

export const isTourKind = (kind: TravelKind): kind is TourKind => travelKinds[kind].finds === 'hotels';

/** What a tour is, as far as kinds go. */
export type SortOfTour = { packetType: number; isCruise: boolean };

/** Whether a tour is found among those of a kind. */
export const isOfKind = ({ packetType, isCruise }: SortOfTour, kind: TravelKind): boolean =>
  rowOf(kind).packets.includes(packetType) && rowOf(kind).isAtSea === isCruise;

/** What an offer is called: whatever leads to a liner is a cruise, the rest is told by the packet. */
export function kindOfOffer({ packetType, isCruise }: SortOfTour): TourKind {
  const found = kinds
    .filter(isTourKind)
    .find((kind) => (isCruise ? travelKinds[kind].isAtSea : rowOf(kind).ownPacket === packetType));
  if (!found) throw new Error(`No kind of travel has the packet ${packetType}`);
  return found;
}

/** Whether something can be of both kinds: an excursion tour is a tour, too. */
export const goTogether = (one: TravelKind, other: TravelKind): boolean =>
  one === other ||
  (rowOf(one).finds === rowOf(other).finds &&
    rowOf(one).isAtSea === rowOf(other).isAtSea &&
    rowOf(one).packets.some((packet) => rowOf(other).packets.includes(packet)));
