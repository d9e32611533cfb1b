import { plainDate } from '#lib/plain-date.ts';
import type { PrintedOffer, PrintedQuote } from '#lib/printed-quote.ts';
import { starCategory } from '#lib/star-category.ts';
import { categoryName } from '#web/parts/category-name.ts';
import { cancellationLines } from '#web/parts/offer/cancellation-lines.ts';
import { partyFor, partyText } from '#web/parts/offer/party-text.ts';
import { changedLines, receiptLines } from '#web/parts/offer/receipt-lines.ts';
import { roomLines } from '#web/parts/offer/rooms-text.ts';
import { changedTerms, isChanged } from '#web/parts/offer/what-changed.ts';
import { sheetLeg } from '#web/parts/print/sheet-leg.ts';
import { sheetLine } from '#web/parts/print/sheet-line.ts';
import type { SheetWriter } from '#web/parts/print/sheet-writer.ts';
import type { LoadedOffer, LoadedQuote } from './load-client-quote.ts';

/** A quote as it is on paper: the agency stands where the site's name does elsewhere. */
export function printedQuote(quote: LoadedQuote, token: string, writer: SheetWriter): PrintedQuote {
  const { t, site, addressOf } = writer;
  const { agency, manager, offers } = quote;
  return {
    ...site,
    brand: {
      name: agency.name,
      contacts: [manager.name, manager.phones, manager.email || agency.email].filter(Boolean),
    },
    heading: {
      name: quote.title || t('quote.title'),
      client: quote.client && t('quote.forClient', { client: quote.client }),
    },
    words: quote.words,
    valid: validityOf(quote, writer),
    offers: offers.map((offer, at) => ({
      place: t('quote.place', { number: at + 1, count: offers.length }),
      ...whatOf(offer, writer),
      ...worthOf(offer, quote, writer),
    })),
    link: {
      address: addressOf(`/quote/${token}`),
      title: t('print.link.page'),
      note: t('print.link.note'),
    },
  };
}

function validityOf({ validUntil, isOver, manager }: LoadedQuote, { t, format }: SheetWriter): string {
  const date = format.date(validUntil, 'dayYear');
  if (!isOver) return t('quote.validUntil', { date });
  return `${t('quote.over', { date })}\n${t('quote.overLead', { manager: manager.name })}`;
}

function whatOf({ what, words, isAdded, quoted }: LoadedOffer, { t, format }: SheetWriter) {
  const { count = 0 } = starCategory(what.starName);
  const days = format.stay(plainDate(what.checkIn), plainDate(what.checkOut));
  return {
    name: what.hotelName,
    stars: count,
    category: count ? '' : categoryName(what.starName, t),
    picture: what.image ?? undefined,
    facts: [
      ...(isAdded ? [t('quote.addedOn', { date: format.date(quoted.day, 'dayYear') })] : []),
      what.placeName,
      `${days}, ${format.nights(what.nights)}`,
      t('detail.receipt.roomMeal', { room: what.roomName, meal: what.mealName }),
      partyText(t, what.adult, what.ages.length, what.ages),
    ],
    words,
  };
}

type Worth = Pick<PrintedOffer, 'price' | 'secondPrice' | 'notes' | 'flights' | 'receipt' | 'terms'>;

function worthOf(offer: LoadedOffer, quote: LoadedQuote, writer: SheetWriter): Worth {
  const { t, format } = writer;
  const { now, quoted } = offer;
  const price = (amount: number) => writer.price(amount, quote.currency);
  const date = format.date(quoted.day, 'dayYear');
  const was = t('quote.was', { price: price(quoted.total), date });
  if (now.status === 'gone') {
    const why = now.reason === 'unreadable' ? t('quote.unreadable') : t(`offer.gone.${now.reason}`);
    const nothing = { flights: undefined, receipt: undefined, terms: undefined };
    return { price: '', secondPrice: '', notes: [why, was], ...nothing };
  }
  const { receipt, changes, cancellation, termsChange } = now;
  const party = partyFor(t, now.offer.adult, now.offer.child);
  const lines = receiptLines(receipt.lines, changes, { t, format, price });
  const { out, back } = now.offer;
  return {
    price: price(receipt.total),
    secondPrice:
      quote.secondCurrency && now.secondTotal !== null
        ? writer.price(now.secondTotal, quote.secondCurrency)
        : '',
    notes: isChanged(now)
      ? [
          was,
          ...changedLines(receipt.lines, changes, { t, format, price }),
          ...(termsChange
            ? [`${t('offer.termsChanged.title')} ${changedTerms(termsChange, cancellation, writer)}`.trim()]
            : []),
        ]
      : [t('quote.same', { date })],
    flights:
      out && back
        ? {
            title: t('detail.flights.title'),
            legs: [out, back].map((leg) => sheetLeg(leg, undefined, writer)),
          }
        : undefined,
    receipt: {
      title: t('detail.receipt.title'),
      lines: lines.map((line) => sheetLine(line, price)),
      total: { title: t('detail.receipt.total', { party }), amount: price(receipt.total) },
      notes: [
        ...roomLines(t, now.offer.rooms),
        ...(receipt.rateDate ? [t('quote.rate', { date: format.date(receipt.rateDate, 'dayYear') })] : []),
      ],
    },
    terms: {
      title: t('offer.change.title'),
      lines: cancellation
        ? cancellationLines(cancellation, receipt.total, writer).map((line) => sheetLine(line, price))
        : [],
      notes: [t(cancellation ? 'offer.change.local' : 'offer.change.untold')],
    },
  };
}
