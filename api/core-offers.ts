import type { AnswerOf } from '#calls/call.ts';
import { offerCall } from '#calls/hotel.ts';
import type { Directory } from '#domain/catalogue/directory.ts';
import { type OpenedClaim, openClaim } from '#domain/offers/open-claim.ts';
import { priceContents } from '#domain/offers/price-contents.ts';
import { minorPerUnit } from '#lib/money.ts';
import { dayNumber } from '#lib/plain-date.ts';
import type { Handler } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';
import { lineChangeAnswer } from './core-line-change.ts';
import { offerAnswer } from './core-offer-answer.ts';
import { cancellationAnswer } from './core-offer-terms.ts';
import { lineAnswer } from './core-receipt-lines.ts';
import { registerRoomPrices } from './core-room-prices.ts';
import { flightAnswer } from './core-search-flights.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

/** `GET /core/room-prices` and `GET /core/offer` ([W]§7). */
export function registerOffers(api: Api, dependencies: SellingDependencies): void {
  registerRoomPrices(api, dependencies);
  registerOffer(api, dependencies);
}

function registerOffer(api: Api, { catalogue, claimSecret, claimMaxAge }: SellingDependencies): void {
  const answer: Handler<typeof offerCall> = ({ query, site, lang, now, today, rateDay }) => {
    const days = { today: dayNumber(today), rateDay: dayNumber(rateDay) };
    const opening = { moment: momentOf(catalogue), claimSecret, claimMaxAge, now, ...days };
    const opened = openClaim(opening, query.claim);
    const { directory } = opening.moment;
    if (!opened.ok) {
      return {
        ok: false,
        reason: 'invalid-request',
        fields: [{ field: 'claim', reason: 'is not a claim of ours' }],
      };
    }
    return { ok: true, value: offerCallAnswer(opened.value, { directory, text: textsIn(lang, site), now }) };
  };
  registerCall(api, offerCall, answer, () => [catalogue.current()]);
}

type Telling = { directory: Directory; text: Texts; now: Date };

function offerCallAnswer(opened: OpenedClaim, { directory, text, now }: Telling): AnswerOf<typeof offerCall> {
  if (opened.status === 'gone') {
    const { reason, shownMinor, hotelId, stay } = opened;
    return { status: 'gone', reason, shownPrice: shownMinor / minorPerUnit, hotelInc: hotelId, stay };
  }
  const stay = opened.status === 'priced' ? opened.offer : undefined;
  const names = { directory, travellers: opened.travellers, stay, text };
  const priced = {
    receipt: {
      lines: opened.lines.map((line) => lineAnswer(line, names)),
      total: opened.totalMinor / minorPerUnit,
      currency: opened.currency,
      rateDate: opened.rateDate,
      pricedAt: now.toISOString(),
    },
    shownPrice: opened.shownMinor / minorPerUnit,
    claimedAt: opened.claimedAt?.toISOString() ?? null,
    isOutdated: opened.isOutdated,
    changes: opened.changes.map((change) => lineChangeAnswer(change, directory, text)),
    cancellation: opened.cancellation && cancellationAnswer(opened.cancellation),
  };
  return opened.status === 'priced'
    ? {
        status: 'priced',
        offer: offerAnswer(opened.offer, text, now),
        ...priced,
        ...priceContents(opened.offer, opened.lines, directory),
      }
    : { status: 'priced-flights', offer: flightAnswer(opened.flights, now), ...priced };
}
