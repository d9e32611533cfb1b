import type { Office } from '#calls/office.ts';
import type { PartnerAnswer } from '#calls/partners.ts';

type Place = { url: string; brand: string; country: string; origin: string };

/** An office for search engines: schema.org's LocalBusiness. */
export function localBusiness(office: Office, received: Pick<PartnerAnswer, 'workTimes'>, place: Place) {
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
      addressCountry: place.country,
    },
    geo: coordinates && { '@type': 'GeoCoordinates', latitude: coordinates[0], longitude: coordinates[1] },
    openingHoursSpecification: office.isClosed ? [] : openingHours(received.workTimes),
  };
}

const openingHours = (workTimes: PartnerAnswer['workTimes']) =>
  workTimes.flatMap(({ workTime, lName }) => {
    const [opens, closes] = workTime.match(/\d{1,2}:\d{2}/g) ?? [];
    if (!opens || !closes) return [];
    return [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${lName}`, opens, closes },
    ];
  });
