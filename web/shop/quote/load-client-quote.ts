import type { RouterContextProvider } from 'react-router';
import { clientQuote } from '#calls/client-quote.ts';
import { roomPrices } from '#calls/hotel.ts';
import type { QuotedOffer } from '#calls/quote-fields.ts';
import { localMinute } from '#lib/local-minute.ts';
import { clientContext, siteContext } from '#web/visit/context.ts';
import { notTold } from '#web/visit/not-told.ts';

export type LoadedQuote = Awaited<ReturnType<typeof loadClientQuote>>;
export type LoadedOffer = LoadedQuote['offers'][number];

/** What is still sold of the hotel of an offer that is gone, for the same days and people. */
export type Similar = { roomName: string; mealName: string; price: number };

const mostSimilar = 3;

/** A quote by its link, each offer as it was and as it is now; where one is gone, what is like it. */
export async function loadClientQuote(context: Readonly<RouterContextProvider>, token: string) {
  const { timeZone } = context.get(siteContext);
  const told = await context.get(clientContext).call(clientQuote, { token });
  if (!told.ok) throw notTold(told.reason);
  const { offers, questions, ...quote } = told.value;
  const dayOf = (instant: string) => localMinute(new Date(instant), timeZone)[0];
  return {
    ...quote,
    offers: await Promise.all(
      offers.map(async (offer) => ({
        ...offer,
        quoted: { total: offer.quoted.total, day: dayOf(offer.quoted.pricedAt) },
        similar: offer.now.status === 'gone' ? await similarTo(context, offer, quote.currency) : [],
      })),
    ),
    questions: questions.map(({ words, offer, at }) => ({ words, offer, day: dayOf(at) })),
  };
}

async function similarTo(
  context: Readonly<RouterContextProvider>,
  { what }: QuotedOffer,
  currency: string,
): Promise<Similar[]> {
  const found = await context.get(clientContext).call(roomPrices, {
    ...{ HOTEL_INC: what.hotelInc, TOWNFROM: what.townFrom, CURRENCY: currency },
    ...{ CHECKIN_BEG: what.departsOn, CHECKIN_END: what.departsOn },
    ...{ NIGHTMIN: what.nights, NIGHTMAX: what.nights },
    ...{ ADULT: what.adult, CHILD: what.ages.length, AGES: what.ages.join(',') },
    ...{ PARTITION_PRICE: mostSimilar, PARTITION_ROOM: 1 },
  });
  // A trip that has begun, or a hotel that is no more, has nothing like it.
  const rows = found.ok ? found.value.prices : [];
  return rows.map(({ roomName, mealName, price }) => ({ roomName, mealName, price }));
}
