import { type FoundHotel, type HotelInfo, hotelView } from './hotel-view.ts';

type Attribute = FoundHotel['attr'][number];

/** An attribute of a hotel: a flag unless it has a value. */
export const attribute = (inc: number, value = '', kind = value ? 'distance' : 'flag'): Attribute => ({
  inc,
  value,
  kind,
  code: `a${inc}`,
  name: `A${inc}`,
  icon: null,
});

/** What a call says of a hotel of which nothing is known but its name and place. */
export const unknownInfo: FoundHotel['info'] = {
  inc: 1,
  name: 'Marenza Palms',
  slug: 'marenza-palms',
  star: '5*',
  starKey: '5',
  address: '',
  paragraph: '',
  latitude: 36.77,
  longitude: 31.4,
  onSale: true,
  remote: false,
  cruiseItinerary: null,
  panaroma3Ds: [],
  registryCode: null,
  registryUrl: null,
  topHotelRating: null,
  videoDate: null,
  videoLink: null,
  builtYear: null,
  renovatedYear: null,
  roomCount: null,
  rating: null,
  ratingCount: 0,
  airportCode: 'AYT',
  airportName: 'Antalya',
  guestTax: '',
};

/** A hotel of Türkiye of which nothing is known but its name and place. */
export const hotelWith = (
  info: Partial<FoundHotel['info']> = {},
  more: Partial<Omit<FoundHotel, 'info'>> = {},
): HotelInfo =>
  hotelView({
    code: 200,
    info: { ...unknownInfo, ...info },
    attr: [],
    state: { inc: 3, name: 'Türkiye', lname: 'Türkiye', slug: 'turkey', isCruise: false },
    images: [],
    rooms: [],
    texts: [],
    nearby: [],
    ...more,
  });
