import type { RouterContextProvider } from 'react-router';
import { settings } from '#calls/content-settings.ts';
import { type Office, officeOf } from '#calls/office.ts';
import {
  homeOfficeFirst,
  type LocationOptions,
  locationOptionsOf,
  type PartnerCity,
  partnerCitiesOf,
  partnersState,
} from '#calls/partner-places.ts';
import { type PartnerAnswer, partnerLocations, partners } from '#calls/partners.ts';
import { writeOfficeFilter, writeTownFilter } from '#lib/office-filter/write-filter.ts';
import { findCity } from '#web/context/city/city.ts';
import { loadCities } from '#web/context/city/load-cities.ts';
import { loadVisitorCity } from '#web/context/city/load-visitor-city.ts';
import {
  citySlugContext,
  clientContext,
  localeContext,
  mapsContext,
  siteContext,
} from '#web/context/context.ts';
import type { OfficeQuestion } from './office-question.ts';

type Context = Readonly<RouterContextProvider>;

/** An office in a list: what only its own page tells is left out. */
export type ListedOffice = Omit<
  Office,
  'officeDescription' | 'achievementsDescription' | 'officeImages' | 'photoCertificates'
>;

/** Where the map comes from, if not from us. */
export type MapSource = {
  tiles: { address: string; attribution: string } | undefined;
  /** The page of another provider, on sites that embed one. */
  embedded: string | undefined;
};

export type OfficeList = {
  /** What was asked, with the town and the place that it was asked with. */
  question: OfficeQuestion;
  /** Towns that have offices. */
  cities: PartnerCity[];
  /** Undefined where they could not be told; empty where the site does not ask for them. */
  places: LocationOptions | undefined;
  /** Undefined where the call failed. */
  offices: ListedOffice[] | undefined;
  map: MapSource;
  /** Stands above the offices where there is no filter. */
  intro: string;
};

const noPlaces: LocationOptions = { metro: [], districts: [] };

/** The offices that a filter asks for, and what it can be changed to. */
export async function loadOffices(
  context: Context,
  asked: OfficeQuestion,
  host: string,
): Promise<OfficeList> {
  const everywhere = await askPartners(context);
  const cities = everywhere ? partnerCitiesOf(everywhere, context.get(localeContext)) : [];
  const city = asked.city ?? (await visitorTown(context, cities, host));
  const places = await loadPlaces(context, city);
  // A place of another town is no place here; where the places are not known, it is believed.
  const isKnown = places === undefined || isAmong(places, asked.place);
  const question = { ...asked, city, place: isKnown ? asked.place : '' };
  const found = isForAll(question) ? everywhere : await askPartners(context, filterOf(context, question));
  return {
    question,
    cities,
    places,
    offices: found && listed(context, found),
    map: mapSource(context),
    intro: await loadIntro(context),
  };
}

async function loadIntro(context: Context): Promise<string> {
  const told = await context.get(clientContext).call(settings, { group: 'contactSalesOffice' });
  return (told.ok && told.value.contactSalesOffice?.intro?.value) || '';
}

/** The town of the visitor, if it has an office ([S]§2.16). */
async function visitorTown(context: Context, cities: readonly PartnerCity[], host: string) {
  const [visitor, all] = await Promise.all([loadVisitorCity(context, host), loadCities(context, host)]);
  const town = visitor?.isOurs ? findCity(all, context.get(siteContext).market, visitor.slug) : undefined;
  return cities.find(({ townInc }) => townInc === town?.samoId)?.townInc;
}

/** Metro stations and districts of a town, on sites that show them. */
async function loadPlaces(context: Context, city: OfficeQuestion['city']) {
  const { flags, brand } = context.get(siteContext);
  if (!flags.showMetro || typeof city !== 'number') return noPlaces;
  const told = await context.get(clientContext).call(partnerLocations, { $filter: writeTownFilter(city) });
  return told.ok ? locationOptionsOf(told.value, brand.shortName) : undefined;
}

const isAmong = ({ metro, districts }: LocationOptions, place: string) =>
  [...metro, ...districts].some(({ value }) => value === place);

const isForAll = ({ city, place, address }: OfficeQuestion) => city === 'all' && !place && !address;

/** While no town is chosen, the offices under the city of the subdomain are asked for ([S]§7.2). */
const filterOf = (context: Context, { city, place, address }: OfficeQuestion): string | undefined =>
  writeOfficeFilter({
    address,
    place,
    townInc: typeof city === 'number' ? city : undefined,
    mainCitySlug: city === undefined ? mainCitySlug(context) : undefined,
  });

const mainCitySlug = (context: Context) => context.get(citySlugContext) ?? context.get(siteContext).mainCity;

/** The offices that fit a filter; undefined where the call fails. */
export async function askPartners(context: Context, $filter?: string): Promise<PartnerAnswer[] | undefined> {
  const { market, flags } = context.get(siteContext);
  const answer = await context.get(clientContext).call(partners, {
    state: partnersState(market, flags),
    notavail_wheretobuy: false,
    $filter,
  });
  return answer.ok ? answer.value : undefined;
}

/** As pages list them: the home office first. */
export function listed(context: Context, received: readonly PartnerAnswer[]): ListedOffice[] {
  const site = context.get(siteContext);
  const offices = received.map((each) => withoutTexts(officeOf(each, site)));
  return homeOfficeFirst(offices, site.homeOffice);
}

/** Only the page of one office tells these, and lists are long. */
function withoutTexts(office: Office): ListedOffice {
  const {
    officeDescription: _1,
    achievementsDescription: _2,
    officeImages: _3,
    photoCertificates: _4,
    ...listed
  } = office;
  return listed;
}

/** Where the map of this site comes from. */
export function mapSource(context: Context): MapSource {
  const { tiles, embedded } = context.get(mapsContext);
  return { tiles, embedded: context.get(siteContext).flags.embeddedMap ? embedded : undefined };
}
