import type { Codec } from './codec.ts';
import { isYes, listed, type QueryProblem, type QueryValues, readIncs } from './query-values.ts';

/** What is wished of the tour that a hotel is sold with ([W]§3.1); an empty list is no wish. */
export type TourWishes = {
  tours: number[];
  tourTypes: number[];
  /** How a tour is sold: Standard, EARLY BOOKING … */
  programs: number[];
  /** Words that the operator has given to tours, any of them. */
  words: number[];
  /** Excursion tours, by the numbers of their pages. */
  excursions: number[];
  promotion: 'any' | 'only' | 'without';
  /** Flights with seats of ours, none on request. */
  seatsOnly: boolean;
  /** What may be beside the hotel: a flight, a guide, or neither. */
  packets: Packet[];
};

export type Packet = keyof typeof packetNames;

const packetNames = {
  tour: 'PACKET_TOUR',
  excursion: 'PACKET_EXCURSION',
  onlyHotel: 'PACKET_ONLY_HOTELS',
} as const;

const packets = Object.keys(packetNames) as Packet[]; // the table's own keys

export const tourWishes = {
  names: [
    ...['TOUR', 'TOURTYPE', 'PROGRAMGROUP', 'UFILTER', 'FIELD_EXCURSION_TITLE'],
    ...['ACTIONS', 'WITHOUT_PROMO', 'FREIGHT', ...Object.values(packetNames)],
  ],
  read: readTourWishes,
  write: ({ promotion, seatsOnly, packets: wished, ...lists }: TourWishes) => ({
    TOUR: listed(lists.tours),
    TOURTYPE: listed(lists.tourTypes),
    PROGRAMGROUP: listed(lists.programs),
    UFILTER: listed(lists.words),
    FIELD_EXCURSION_TITLE: listed(lists.excursions),
    ACTIONS: promotion === 'only' ? ('1' as const) : undefined,
    WITHOUT_PROMO: promotion === 'without' ? ('1' as const) : undefined,
    FREIGHT: seatsOnly ? ('1' as const) : undefined,
    ...Object.fromEntries(wished.map((packet) => [packetNames[packet], '1' as const])),
  }),
} satisfies Codec<TourWishes>;

export const noTourWishes: TourWishes = {
  tours: [],
  tourTypes: [],
  programs: [],
  words: [],
  excursions: [],
  packets: [],
  promotion: 'any',
  seatsOnly: false,
};

function readTourWishes(values: QueryValues, problems: QueryProblem[]): TourWishes {
  const incs = (name: string) => readIncs(values, name, problems);
  return {
    tours: incs('TOUR'),
    tourTypes: incs('TOURTYPE'),
    programs: incs('PROGRAMGROUP'),
    words: incs('UFILTER'),
    excursions: incs('FIELD_EXCURSION_TITLE'),
    promotion: readPromotion(values),
    seatsOnly: isYes(values.get('FREIGHT')),
    packets: readPackets(values),
  };
}

/** Both at once contradict each other: that is no wish. */
function readPromotion(values: QueryValues): TourWishes['promotion'] {
  const [only, without] = [isYes(values.get('ACTIONS')), isYes(values.get('WITHOUT_PROMO'))];
  if (only === without) return 'any';
  return only ? 'only' : 'without';
}

/** All of them are as good as none. */
function readPackets(values: QueryValues): Packet[] {
  const wished = packets.filter((packet) => isYes(values.get(packetNames[packet])));
  return wished.length === packets.length ? [] : wished;
}
