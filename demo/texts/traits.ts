import type { Amenity } from '../attributes.ts';
import type { Hotel } from '../hotels.ts';

type Trait = (hotel: Hotel) => boolean;

export const isSmall: Trait = (hotel) => hotel.roomCount < 60;
export const isMiddle: Trait = (hotel) => hotel.roomCount >= 60 && hotel.roomCount < 220;
export const isLarge: Trait = (hotel) => hotel.roomCount >= 220;
export const isNear: Trait = (hotel) => (hotel.toBeach ?? 9999) <= 120;
export const isFar: Trait = (hotel) => (hotel.toBeach ?? 0) > 350;
export const isRenewed: Trait = (hotel) => hotel.renovatedYear !== undefined;
export const isFine: Trait = (hotel) => hotel.category.stars >= 4.5;
export const isSimple: Trait = (hotel) => hotel.category.stars <= 3;
/** Shutters, lemon trees and promenades: the Mediterranean and the Black Sea. */
export const isSouthern: Trait = ({ resort }) =>
  ['mediterranean', 'temperate'].includes(resort.region.destination.climate);
export const isTropical: Trait = ({ resort }) => resort.region.destination.climate === 'tropical';
export const isDesert: Trait = ({ resort }) => resort.region.destination.climate === 'desert';
export const isForFamilies: Trait = ({ amenities }) =>
  amenities.has('kidsClub') || amenities.has('waterSlides');

export const has =
  (...amenities: Amenity[]): Trait =>
  (hotel) =>
    amenities.every((amenity) => hotel.amenities.has(amenity));

export const hasNot =
  (amenity: Amenity): Trait =>
  (hotel) =>
    !hotel.amenities.has(amenity);

export const and =
  (...traits: Trait[]): Trait =>
  (hotel) =>
    traits.every((trait) => trait(hotel));
