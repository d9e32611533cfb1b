import type { QuotedOffer } from '#calls/quote-fields.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { Format } from '#texts/format.ts';

type What = Pick<QuotedOffer['what'], 'checkIn' | 'checkOut' | 'nights' | 'roomName' | 'mealName'>;

/** When, where and how somebody stays, in one line: days, nights, room, meal. */
export const stayLine = ({ checkIn, checkOut, nights, roomName, mealName }: What, format: Format): string =>
  [
    `${format.stay(plainDate(checkIn), plainDate(checkOut))}, ${format.nights(nights)}`,
    roomName,
    mealName,
  ].join(' · ');
