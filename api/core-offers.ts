import type { AnswerOf } from '#calls/call.ts';
import { offerCall, roomPrices } from '#calls/hotel.ts';
import { findHotelOffers, findNearestOffer, type NearestOffer } from '#domain/offers/hotel-offers.ts';
import { type OpenedClaim, openClaim } from '#domain/offers/open-claim.ts';
import { addDays, compactDate, dayNumber, fromDayNumber } from '#lib/plain-date.ts';
import type { Api } from './api-env.ts';
import { momentOf, questionOf, type SellingDependencies, showingFor } from './core-context.ts';
import { lineAnswer, offerAnswer } from './core-offer-answer.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

/** `GET /core/room-prices` and `GET /core/offer` ([W]§7). */
export function registerOffers(api: Api, dependencies: SellingDependencies): void {
  registerRoomPrices(api, dependencies);
  registerOffer(api, dependencies);
}

function registerRoomPrices(api: Api, dependencies: SellingDependencies): void {
  registerCall(api, roomPrices, async (asked) => {
    const { query, now } = asked;
    const showing = showingFor(dependencies, asked, query.CURRENCY);
    const question = questionOf(query, showing.point);
    const { views, total } = await findHotelOffers(showing, {
      hotelId: query.HOTEL_INC,
      question,
      page: query.PRICE_PAGE,
      pageSize: query.PARTITION_PRICE,
    });
    const nearest = total === 0 ? await findNearestOffer(showing, query.HOTEL_INC, question) : undefined;
    const text = textsIn(asked.lang, asked.site);
    return {
      ok: true,
      value: {
        prices: views.map((view) => offerAnswer(view, text, now)),
        countTotal: total,
        currentPage: query.PRICE_PAGE,
        pageCount: Math.ceil(total / query.PARTITION_PRICE),
        nearest: nearest ? nearestAnswer(nearest) : null,
      },
    };
  });
}

/** The nearest offer as a question: its day and two either side, its nights. */
function nearestAnswer(nearest: NearestOffer) {
  const day = fromDayNumber(nearest.departDay);
  return {
    CHECKIN_BEG: compactDate(day),
    CHECKIN_END: compactDate(addDays(day, 2)),
    NIGHTMIN: nearest.nights,
    NIGHTMAX: nearest.nights,
    price: nearest.priceMinor / 100,
  };
}

function registerOffer(api: Api, { catalogue, claimSecret }: SellingDependencies): void {
  registerCall(api, offerCall, ({ query, site, lang, now, today }) => {
    const opening = { moment: momentOf(catalogue), today: dayNumber(today), claimSecret };
    const opened = openClaim(opening, query.claim);
    if (!opened.ok) {
      return {
        ok: false,
        reason: 'invalid-request',
        fields: [{ field: 'claim', reason: 'is not a claim of ours' }],
      };
    }
    return { ok: true, value: offerCallAnswer(opened.value, textsIn(lang, site), now) };
  });
}

function offerCallAnswer(opened: OpenedClaim, text: Texts, now: Date): AnswerOf<typeof offerCall> {
  if (opened.status === 'gone') {
    const { reason, shownMinor, hotelId } = opened;
    return { status: 'gone', reason, shownPrice: shownMinor / 100, hotelInc: hotelId };
  }
  return {
    status: 'priced',
    offer: offerAnswer(opened.offer, text, now),
    receipt: {
      lines: opened.lines.map((line) => lineAnswer(line, opened.offer, text)),
      total: opened.totalMinor / 100,
      currency: opened.currency,
      rateDate: opened.rateDate,
      pricedAt: now.toISOString(),
    },
    shownPrice: opened.shownMinor / 100,
    changes: opened.changes.map(({ key, beforeMinor, afterMinor }) => ({
      key,
      before: beforeMinor / 100,
      after: afterMinor / 100,
    })),
  };
}
