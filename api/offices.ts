import { type PartnerAnswer, partnerLocations, partners } from '#calls/partners.ts';
import { findOffices, type OfficeSource, type StoredOffice } from '#domain/offices/find-offices.ts';
import { listOfficePlaces } from '#domain/offices/list-office-places.ts';
import type { Locale } from '#sites/locales.ts';
import type { Api } from './api-env.ts';
import { textsIn } from './core-texts.ts';
import { registerOfficeContacts } from './office-contacts.ts';
import { officeDescription } from './office-description.ts';
import { registerCall } from './register-call.ts';

/** Sales offices ([S]§3.15, §7.2): read anew for each question, so an import shows at once. */
export function registerOffices(api: Api, source: OfficeSource): void {
  registerPartners(api, source);
  registerLocations(api, source);
  registerOfficeContacts(api, source);
}

/** `GET /core/Partners`. */
function registerPartners(api: Api, source: OfficeSource): void {
  registerCall(api, partners, async ({ query, site, lang }) => {
    const found = await findOffices(source, {
      market: query.state ?? site.market,
      terms: query.$filter ?? [],
      withClosed: query.notavail_wheretobuy || site.flags.showClosedOffices,
      locales: [lang, site.mainLocale],
    });
    const days = weekdaysIn(lang);
    const { compare } = new Intl.Collator(lang);
    const answer = found.map((office) => partnerAnswer(office, days)).sort((a, b) => compare(a.city, b.city));
    return { ok: true, value: answer };
  });
}

/** `GET /core/PartnerLocations`. */
function registerLocations(api: Api, source: OfficeSource): void {
  registerCall(api, partnerLocations, async ({ query, site, lang }) => {
    const text = textsIn(lang, site);
    const places = await listOfficePlaces(source, query.$filter);
    return { ok: true, value: places.map(({ name, type }) => ({ name: text(name), type })) };
  });
}

type Weekday = { name: string; lName: string };

const partnerAnswer = (office: StoredOffice, days: readonly Weekday[]): PartnerAnswer => ({
  inc: office.id,
  name: office.name,
  officialname: office.official_name,
  city: office.town_name,
  townInc: office.town_id,
  district: office.district,
  metro: office.metro,
  metroline: office.metro_line,
  hex: office.metro_color ?? '',
  faddress: office.address,
  latitude: office.latitude,
  longitude: office.longitude,
  phones1: office.phones,
  email1: office.emails,
  notavail_wheretobuy: office.is_closed,
  partnerDescription: officeDescription(office),
  partnerProperties: office.properties,
  workTimes: office.hours.map(({ weekday, hours }) => ({ workTime: hours, ...days[weekday - 1]! })),
  workers: office.workers.map(({ name }) => name).join(', '),
});

/** A Monday: any would do. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** The days from Monday on: short in a language, with a capital, and in English. */
function weekdaysIn(lang: Locale): Weekday[] {
  const short = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' });
  const english = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => {
    const date = monday + day * dayMs;
    const [first = '', ...rest] = short.format(date);
    return { name: first.toLocaleUpperCase(lang) + rest.join(''), lName: english.format(date) };
  });
}
