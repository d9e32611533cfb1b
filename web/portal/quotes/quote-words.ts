import type { QuotedOffer } from '#calls/quote-fields.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';

type What = QuotedOffer['what'];

/** When, where and how somebody stays, in one line: days, nights, room, meal. */
export const stayLine = ({ checkIn, checkOut, nights, roomName, mealName }: What, format: Format): string =>
  [
    `${format.stay(plainDate(checkIn), plainDate(checkOut))}, ${format.nights(nights)}`,
    roomName,
    mealName,
  ].join(' · ');

/** What a quote is called where its agent has not said. */
export const quoteName = ({ inc, title }: { inc: number; title: string }, t: Translate): string =>
  title || t('quotes.untitled', { number: `${inc}` });
