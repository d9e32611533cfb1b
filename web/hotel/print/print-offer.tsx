import type { OfferAnswer } from '#calls/offer-fields.ts';
import { hotelPath } from '#lib/hotel-path.ts';
import { travelKinds } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { printPath } from './print-path.ts';

/** The offer as a page to print, where the site has that. */
export function PrintOffer({ offer }: { offer: OfferAnswer }) {
  const t = useT();
  const toLocal = useLocalPath();
  if (!useVisit().site.flags.printPdf) return null;
  const { stateSlug, slug, out, cat_Claim: claim } = offer;
  const isCruise = offer.ptype === travelKinds.cruise.ptype;
  const country = { slug: stateSlug, longName: stateSlug, isCruise };
  const path = printPath(hotelPath(out ? 'tour' : 'hotel', country, slug));
  const href = toLocal(`${path}?${new URLSearchParams({ claim })}`);
  return (
    <a href={href} rel="nofollow">
      {t('detail.header.print')}
    </a>
  );
}
