import type { PrintedSheet, SheetFact } from '#lib/printed-sheet.ts';
import { starCategory } from '#lib/star-category.ts';
import { headerData } from '#web/hotel/header-data.ts';
import type { DetailData } from '#web/hotel/hotel-loader.ts';
import { hotelSections } from '#web/hotel/hotel-sections.ts';
import { isCruise, pathOf } from '#web/hotel/hotel-traits.ts';
import type { HotelInfo } from '#web/hotel/hotel-view.ts';
import { categoryName } from '#web/parts/category-name.ts';
import { cabinWords } from '#web/parts/offer/cabin-words.ts';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { roomWords } from '#web/parts/offer/room-words.ts';
import type { SheetWriter } from '#web/parts/print/sheet-writer.ts';
import { landAround } from './land-around.ts';
import { questionOf } from './question-of.ts';

/** Characters that a page has room for beside its facts. */
const longestAbout = 1_100;
const mostFacts = 5;

/** What every sheet of a hotel says, whatever it is printed for. */
export function placeSheet(hotel: HotelInfo, kind: DetailData['kind'], { t, format, site }: SheetWriter) {
  const { info } = hotel;
  const heading = headingOf(hotel, t);
  const { destinations, tags } = headerData(hotel, kind);
  const facts: SheetFact[] = [
    ...destinations.map(({ text, value }) => ({ name: text, value: format.distance(value) })),
    ...(info.builtYear === null ? [] : [{ name: t('detail.facts.built'), value: `${info.builtYear}` }]),
    ...(info.roomCount === null
      ? []
      : [
          {
            name: t('detail.facts.roomsTotal'),
            value: t((isCruise(hotel) ? cabinWords : roomWords).count, { count: info.roomCount }),
          },
        ]),
    ...(info.rating === null ? [] : [{ name: t('detail.tabs.rating'), value: format.rating(info.rating) }]),
  ];
  return {
    ...site,
    picture: hotel.images[0]?.img,
    heading,
    facts: facts.slice(0, mostFacts),
    tags: tags.map(({ label }) => label),
    map: isCruise(hotel) ? undefined : landAround(info, heading.place),
  };
}

/** Its name, its category and its place. */
export function headingOf({ info, town, region, state }: HotelInfo, t: SheetWriter['t']) {
  const { count = 0 } = starCategory(info.star);
  const place = [...new Set([town?.name, region?.name, state?.name])].filter(Boolean).join(', ');
  return { name: info.name, stars: count, category: count ? '' : categoryName(info.star, t), place };
}

/** A hotel with what is said of it and the lowest price of its page. */
export function hotelSheet(page: DetailData, writer: SheetWriter): PrintedSheet {
  const { t, addressOf } = writer;
  const { hotel, kind } = page;
  return {
    ...placeSheet(hotel, kind, writer),
    price: lowestPrice(page, writer),
    about: aboutOf(hotel, longestAbout, t),
    flights: undefined,
    receipt: undefined,
    terms: undefined,
    link: {
      address: addressOf(`${pathOf(hotel, kind)}?${questionOf(page)}`),
      title: t('print.link.page'),
      note: t('print.link.note'),
    },
  };
}

/** What the operator says of the hotel first, whole sentences of it. */
export function aboutOf(hotel: HotelInfo, longest: number, t: SheetWriter['t']): PrintedSheet['about'] {
  const about = hotelSections(hotel.texts).find(({ id }) => id === 'about');
  const blocks = about?.texts.flatMap(({ blocks }) => blocks) ?? [];
  const paragraphs: string[] = [];
  let room = longest;
  for (const { text } of blocks) {
    const part = sentencesUpTo(text, room);
    if (!part) break;
    paragraphs.push(part);
    room -= part.length;
  }
  if (paragraphs.length === 0) return undefined;
  return { title: t(isCruise(hotel) ? 'detail.tabs.aboutShip' : 'detail.tabs.about'), paragraphs };
}

function sentencesUpTo(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return /^.*[.!?](?=\s)/s.exec(text.slice(0, Math.max(0, longest)))?.[0] ?? '';
}

function lowestPrice({ prices }: DetailData, { t, format, price }: SheetWriter): PrintedSheet['price'] {
  const row = prices.ok ? prices.groups[0]?.rows[0] : undefined;
  if (!row) return undefined;
  const nights = format.nights(row.duration);
  const flight = row.flight && t(row.flight === 'charter' ? 'detail.offer.charter' : 'detail.offer.regular');
  return {
    before: t('print.price.lowest'),
    amount: price(row.price, row.currency),
    old: row.priceOld === null ? undefined : price(row.priceOld, row.currency),
    covers: [
      t('common.party.forParty', { party: partyFor(t, row.people.adult, row.people.kids) }),
      format.stay(row.dateIn, row.dateOut),
      flight ? t('detail.offer.nightsFlight', { nights, flight }) : nights,
      t('detail.receipt.roomMeal', { room: row.roomName, meal: row.mealName }),
    ],
  };
}
