import { plainDate } from '#lib/plain-date.ts';
import type { PrintedSheet } from '#lib/printed-sheet.ts';
import type { DetailData, Opened, OpenedOffer } from '#web/hotel/hotel-loader.ts';
import type { HotelInfo } from '#web/hotel/hotel-view.ts';
import { cancellationLines } from '#web/parts/offer/cancellation-lines.ts';
import { offerPath } from '#web/parts/offer/offer-path.ts';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { receiptLines } from '#web/parts/offer/receipt-lines.ts';
import { roomLines, roomsName } from '#web/parts/offer/rooms-text.ts';
import { sheetLeg } from '#web/parts/print/sheet-leg.ts';
import { sheetLine } from '#web/parts/print/sheet-line.ts';
import type { SheetWriter } from '#web/parts/print/sheet-writer.ts';
import { offerMarks } from '#web/search/cards/offer-marks.ts';
import type { Line } from '#web/ui/lines.tsx';
import { aboutOf, placeSheet } from './hotel-sheet.ts';

type Priced = Extract<OpenedOffer, { status: 'priced' }>;

type Printed = {
  hotel: HotelInfo;
  kind: DetailData['kind'];
  opened: Omit<Opened, 'answer'> & { answer: Priced };
};

/** Characters that are left beside a receipt. */
const longestAbout = 420;

/** An offer with its flights and its price as of now, line by line. */
export function offerSheet({ hotel, kind, opened }: Printed, writer: SheetWriter): PrintedSheet {
  const { t, format, addressOf } = writer;
  const { offer, receipt, cancellation } = opened.answer;
  const price = (amount: number) => writer.price(amount, receipt.currency);
  const linesOf = (lines: Line[]) => lines.map((line) => sheetLine(line, price));
  const party = partyFor(t, offer.adult, offer.child);
  const { flight } = offerMarks(offer);
  return {
    ...placeSheet(hotel, kind, writer),
    price: {
      before: '',
      amount: price(receipt.total),
      old: undefined,
      covers: [
        t('common.party.forParty', { party }),
        `${format.stay(plainDate(offer.checkIn), plainDate(offer.checkOut))}, ${format.nights(offer.nights)}`,
        t('detail.receipt.roomMeal', { room: roomsName(t, offer), meal: offer.mealName }),
        t(offer.daynoconfirm === 0 ? 'detail.offer.instant' : 'detail.offer.onRequest'),
      ],
    },
    about: aboutOf(hotel, longestAbout, t),
    flights:
      offer.out && offer.back
        ? {
            title: t('detail.flights.title'),
            legs: [offer.out, offer.back].map((leg) => sheetLeg(leg, flight, writer)),
          }
        : undefined,
    receipt: {
      title: t('detail.receipt.title'),
      lines: linesOf(receiptLines(receipt.lines, opened.answer.changes, { t, format, price })),
      total: { title: t('detail.receipt.total', { party }), amount: price(receipt.total) },
      notes: [...roomLines(t, offer.rooms), ...notesOf(opened, price, writer)],
    },
    terms: {
      title: t('offer.change.title'),
      lines: cancellation ? linesOf(cancellationLines(cancellation, receipt.total, writer)) : [],
      notes: [t(cancellation ? 'offer.change.local' : 'offer.change.untold')],
    },
    link: {
      address: addressOf(offerPath(offer.ptype, offer.cat_Claim)),
      title: t('print.link.offer'),
      note: t('print.link.note'),
    },
  };
}

/** When it was priced, and what is another price than that which was shown. */
function notesOf(
  { answer, pricedAt }: Printed['opened'],
  price: (amount: number) => string,
  { t, format }: SheetWriter,
): string[] {
  const { changes, receipt, shownPrice, isOutdated } = answer;
  return [
    ...(isOutdated ? [t('detail.claim.outdated')] : []),
    ...(changes.length > 0
      ? [t('offer.changed.title', { before: price(shownPrice), after: price(receipt.total) })]
      : []),
    t('print.receipt.pricedAt', { time: pricedAt.time, date: format.date(pricedAt.date, 'dayYear') }),
  ];
}
