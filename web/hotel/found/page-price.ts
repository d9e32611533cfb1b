import type { PlainDate } from '#lib/plain-date.ts';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';
import type { Opened } from '#web/hotel/hotel-loader.ts';
import type { OfferRow } from '#web/hotel/offer-row.ts';
import { partyFor } from '#web/parts/offer/party-text.ts';

/** What a page costs where it is shared: the offer that its address opens, else its lowest price. */
export type PagePrice = {
  amount: number;
  currency: string;
  isLowest: boolean;
  adults: number;
  children: number;
  from: PlainDate;
  to: PlainDate;
  nights: number;
};

/** The price of a page that lists offers: an offer of its address that can be sold goes first. */
export function pagePriceOf(
  opened: Pick<Opened, 'row'> | undefined,
  lowest: OfferRow | undefined,
): PagePrice | undefined {
  const row = opened?.row ?? lowest;
  return (
    row && {
      amount: row.price,
      currency: row.currency,
      isLowest: row !== opened?.row,
      adults: row.people.adult,
      children: row.people.kids,
      from: row.dateIn,
      to: row.dateOut,
      nights: row.duration,
    }
  );
}

type Words = { t: Translate; format: Format; price: (amount: number, currency: string) => string };

/** `from €540`, and whom and what that covers. */
export function priceWords(
  asked: PagePrice,
  { t, format, price }: Words,
): { text: string; covers: string[] } {
  const amount = price(asked.amount, asked.currency);
  return {
    text: asked.isLowest ? t('common.price.from', { price: amount }) : amount,
    covers: [
      t('common.party.forParty', { party: partyFor(t, asked.adults, asked.children) }),
      `${format.stay(asked.from, asked.to)}, ${format.nights(asked.nights)}`,
    ],
  };
}
