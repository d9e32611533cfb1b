import { data, type LoaderFunctionArgs } from 'react-router';
import { readHotelPath } from '#lib/hotel-path.ts';
import type { PrintedSheet } from '#lib/printed-sheet.ts';
import type { HotelKind } from '#lib/travel-kind.ts';
import { localeOf } from '#sites/locale.ts';
import { documentsContext, siteContext } from '#web/context/context.ts';
import { findHotel } from '#web/hotel/find-hotel.ts';
import { loadHotel, openOffer } from '#web/hotel/hotel-loader.ts';
import { hotelView } from '#web/hotel/hotel-view.ts';
import { documentResponse } from '#web/parts/print/document-response.ts';
import { sheetWriter } from '#web/parts/print/sheet-writer.ts';
import { hotelSheet } from './hotel-sheet.ts';
import { offerSheet } from './offer-sheet.ts';

/**
 * A hotel, or with `?claim=` an offer of it, as a page to print ([W]§2.11): `/print` stands before the path of its page, and
 * `.pdf` behind it. A question in the address is that of the page.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { context, params, url } = args;
  const site = context.get(siteContext);
  const [, page = ''] = /^\/print(\/.+)\.pdf$/.exec(localeOf(site, url.pathname).path) ?? [];
  const read = readHotelPath(page);
  if (!site.flags.printPdf || !read) throw data('notFound', { status: 404 });
  const { country } = params;
  const asked = { ...args, params: { hotel: read.slug, ...(country && { country }) } };
  const claim = url.searchParams.get('claim');
  // The page of a liner, which stands under no country, asks for flights too.
  const kind = country ? read.kind : 'tour';
  const sheet = claim === null ? await sheetOfHotel(asked, kind) : await sheetOfOffer(asked, kind, claim);
  const drawn = await context.get(documentsContext).sheet(sheet);
  return documentResponse(drawn, {
    type: 'application/pdf',
    file: `${read.slug}.pdf`,
    title: sheet.heading.name,
  });
}

async function sheetOfHotel(args: LoaderFunctionArgs, kind: HotelKind): Promise<PrintedSheet> {
  const { data: page } = await loadHotel(args, kind);
  if (!page.isReadable) throw data('invalid', { status: 400 });
  return hotelSheet(page, await sheetWriter(args));
}

/** An offer priced again; one that is gone was there. */
async function sheetOfOffer(args: LoaderFunctionArgs, kind: HotelKind, claim: string): Promise<PrintedSheet> {
  const [found, opened] = await Promise.all([findHotel(args, kind), openOffer(args.context, claim)]);
  const { answer } = opened;
  if (answer?.status === 'gone' && answer.hotelInc === found.info.inc) throw data('gone', { status: 410 });
  if (answer?.status !== 'priced' || answer.offer.hotelInc !== found.info.inc)
    throw data('notFound', { status: 404 });
  return offerSheet(
    { hotel: hotelView(found, false), kind, opened: { ...opened, answer } },
    await sheetWriter(args),
  );
}
