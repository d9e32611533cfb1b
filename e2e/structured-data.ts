/** Structured data as it stands in a page: a thing with its type. */
export type Entity = { '@type': string | string[]; [property: string]: unknown };

type Rule = (value: unknown) => boolean;

const text: Rule = (value) => typeof value === 'string' && value.trim() !== '';
const number: Rule = (value) => typeof value === 'number' && Number.isFinite(value);
const positive: Rule = (value) => number(value) && (value as number) > 0;
const within =
  (least: number, most: number): Rule =>
  (value) =>
    number(value) && (value as number) >= least && (value as number) <= most;
const matches =
  (pattern: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const address: Rule = (value) => matches(/^https?:\/\/\S+$/)(value) && URL.canParse(value as string);
const date: Rule = (value) =>
  matches(/^\d{4}-\d{2}-\d{2}/)(value) && !Number.isNaN(Date.parse(value as string));
const currency: Rule = (value) =>
  typeof value === 'string' && Intl.supportedValuesOf('currency').includes(value);
const isThing = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && '@type' in value;
const thing =
  (...types: string[]): Rule =>
  (value) =>
    isThing(value) && typesOf(value).some((type) => types.includes(type));
const some =
  (rule: Rule): Rule =>
  (value) =>
    [value].flat().length > 0 && [value].flat().every(rule);
const either =
  (...rules: Rule[]): Rule =>
  (value) =>
    rules.some((rule) => rule(value));

type Rules = { required: Record<string, Rule>; allowed?: Record<string, Rule> };

const lodging: Rules = {
  required: { name: text, address: thing('PostalAddress') },
  allowed: {
    url: address,
    image: some(address),
    geo: thing('GeoCoordinates'),
    starRating: thing('Rating'),
    aggregateRating: thing('AggregateRating'),
    makesOffer: some(thing('Offer')),
    amenityFeature: (value) => [value].flat().every((each) => thing('LocationFeatureSpecification')(each)),
    numberOfRooms: positive,
  },
};

/**
 * What search engines require of each type, and the form of what they only recommend; after
 * https://developers.google.com/search/docs/appearance/structured-data and https://schema.org. A type that is not here
 * is not used by a page.
 */
const rulesOf: Record<string, Rules> = {
  Hotel: lodging,
  LodgingBusiness: lodging,
  LocalBusiness: {
    required: { name: text, address: thing('PostalAddress') },
    allowed: {
      url: address,
      image: (value) => [value].flat().every(address),
      geo: thing('GeoCoordinates'),
      openingHoursSpecification: (value) =>
        [value].flat().every((each) => thing('OpeningHoursSpecification')(each)),
    },
  },
  TravelAgency: { required: { name: text } },
  Organization: { required: { name: text }, allowed: { url: address } },
  PostalAddress: {
    required: { addressLocality: text },
    allowed: { streetAddress: text, addressRegion: text, addressCountry: text },
  },
  GeoCoordinates: { required: { latitude: within(-90, 90), longitude: within(-180, 180) } },
  OpeningHoursSpecification: {
    required: {
      opens: matches(/^([01]\d|2[0-4]):[0-5]\d$/),
      closes: matches(/^([01]\d|2[0-4]):[0-5]\d$/),
      dayOfWeek: matches(/^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/),
    },
  },
  Rating: { required: { ratingValue: within(0, 5) } },
  AggregateRating: {
    required: { ratingValue: within(0, 5), ratingCount: positive },
    allowed: { bestRating: positive },
  },
  LocationFeatureSpecification: { required: { name: text, value: (value) => value !== undefined } },
  HotelRoom: { required: { name: text } },
  Offer: {
    required: { price: positive, priceCurrency: currency },
    allowed: {
      url: address,
      availability: matches(/^https:\/\/schema\.org\/(InStock|SoldOut|LimitedAvailability)$/),
      availabilityEnds: matches(/^\d{4}-\d\d-\d\d$/),
    },
  },
  AggregateOffer: {
    required: { lowPrice: positive, priceCurrency: currency },
    allowed: { offerCount: positive, url: address },
  },
  TouristTrip: {
    required: { name: text },
    allowed: {
      description: text,
      url: address,
      image: some(address),
      itinerary: thing('ItemList'),
      subTrip: (value) => [value].flat().every((each) => thing('Trip')(each)),
      offers: some(thing('Offer', 'AggregateOffer')),
      provider: thing('Organization'),
    },
  },
  Trip: { required: { name: text, departureTime: date, arrivalTime: date } },
  Place: { required: { name: text }, allowed: { geo: thing('GeoCoordinates') } },
  ItemList: { required: { itemListElement: (value) => Array.isArray(value) } },
  BreadcrumbList: {
    // One crumb is no way: at least two are required.
    required: { itemListElement: (value) => Array.isArray(value) && value.length > 1 },
  },
  ListItem: {
    required: { position: positive },
    allowed: { name: text, url: address, item: either(address, isThing) },
  },
};

const typesOf = (entity: Entity) => [entity['@type']].flat();

/** What a search engine would refuse in it, each by the path of its property; empty for what is right. */
export function faultsOf(entity: Entity, path = typesOf(entity).join('+')): string[] {
  const own = typesOf(entity).flatMap((type) => {
    const rules = rulesOf[type];
    if (!rules) return [`${path}: no rules for ${type}`];
    return [
      ...Object.entries(rules.required).filter(([name, rule]) => !rule(entity[name])),
      ...Object.entries(rules.allowed ?? {}).filter(([name, rule]) => name in entity && !rule(entity[name])),
    ].map(([name]) => `${path}.${name}: ${JSON.stringify(entity[name])}`);
  });
  const crumbs = typesOf(entity).includes('BreadcrumbList') ? faultsOfCrumbs(entity, path) : [];
  const nested = Object.entries(entity).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((each, index) => (isThing(each) ? faultsOf(each, `${path}.${name}[${index}]`) : [])),
  );
  return [...own, ...crumbs, ...nested];
}

/** Crumbs are counted from 1, named, and all but the last lead somewhere. */
const faultsOfCrumbs = ({ itemListElement }: Entity, path: string) =>
  (itemListElement as Entity[]).flatMap(({ position, name, item }, index, all) =>
    position === index + 1 && text(name) && (address(item) || index === all.length - 1)
      ? []
      : [`${path}: crumb ${index + 1}: ${JSON.stringify({ position, name, item })}`],
  );

/** The structured data of a page. */
export const entitiesOf = (html: string): Entity[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  );
