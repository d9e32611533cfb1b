import type { Office } from '#calls/office.ts';
import type { PartnerAnswer } from '#calls/partners.ts';

/** `country` is that of the market. */
type Place = { url: string; brand: string; country: string; origin: string };

/** An office for search engines: schema.org's LocalBusiness. */
export function localBusiness(
  office: Office,
  received: Pick<PartnerAnswer, 'workTimes' | 'country'>,
  place: Place,
) {
  const { coordinates, hidden, officeImages } = office;
  return {
    '@context': 'https://schema.org',
    '@type': ['LocalBusiness', 'TravelAgency'],
    '@id': place.url,
    url: place.url,
    name: office.title,
    legalName: office.officialName || undefined,
    brand: place.brand,
    image: officeImages.map(({ image }) => new URL(image, place.origin).href),
    telephone: hidden.phones.map(({ href }) => href.replace('tel:', '')),
    email: hidden.emails.map(({ text }) => text),
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.address,
      addressLocality: office.city,
      addressCountry: received.country || place.country,
    },
    geo: coordinates && { '@type': 'GeoCoordinates', latitude: coordinates[0], longitude: coordinates[1] },
    openingHoursSpecification: office.isClosed ? [] : openingHours(received.workTimes),
  };
}

/** `10:00–14:00, 15:00–19:00` opens twice; past midnight it closes before it opens, which schema.org means so too. */
const openingHours = (workTimes: PartnerAnswer['workTimes']) =>
  workTimes.flatMap(({ workTime, lName }) =>
    [...workTime.matchAll(/(\d{1,2}:\d{2})\D+(\d{1,2}:\d{2})/g)].map(([, opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${lName}`,
      opens: opens!.padStart(5, '0'),
      closes: closes!.padStart(5, '0'),
    })),
  );
