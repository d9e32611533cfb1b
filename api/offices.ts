import { type PartnerAnswer, partnerLocations, partners } from '#calls/partners.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import { findOffices, type StoredOffice } from '#domain/offices/find-offices.ts';
import { listOfficePlaces } from '#domain/offices/list-office-places.ts';
import type { Locale } from '#sites/locales.ts';
import type { Handler } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { textsIn } from './core-texts.ts';
import { ofContent } from './of-content.ts';
import { registerOfficeContacts } from './office-contacts.ts';
import { officeDescription } from './office-description.ts';
import { registerCall } from './register-call.ts';

type Dependencies = { content: LiveContent };

/** Sales offices ([S]§3.15, §7.2): they are content, so a change shows within a second. */
export function registerOffices(api: Api, { content }: Dependencies): void {
  registerPartners(api, { content });
  registerLocations(api, { content });
  registerOfficeContacts(api, { content });
}

/** `GET /core/Partners`. */
function registerPartners(api: Api, { content }: Dependencies): void {
  const answerTo: Handler<typeof partners> = async ({ query, site, lang }) => {
    const found = await findOffices(content, {
      market: query.state ?? site.market,
      terms: query.$filter ?? [],
      withClosed: query.notavail_wheretobuy || site.flags.showClosedOffices,
      locales: [lang, site.mainLocale],
    });
    const days = weekdaysIn(lang);
    const { compare } = new Intl.Collator(lang);
    const answer = found.map((office) => partnerAnswer(office, days)).sort((a, b) => compare(a.city, b.city));
    return { ok: true, value: answer };
  };
  registerCall(api, partners, answerTo, ofContent(content));
}

/** `GET /core/PartnerLocations`. */
function registerLocations(api: Api, { content }: Dependencies): void {
  const answer: Handler<typeof partnerLocations> = async ({ query, site, lang }) => {
    const text = textsIn(lang, site);
    const places = await listOfficePlaces(content, query.$filter);
    return { ok: true, value: places.map(({ name, type }) => ({ name: text(name), type })) };
  };
  registerCall(api, partnerLocations, answer, ofContent(content));
}

type Weekday = { name: string; lName: string };

const partnerAnswer = (office: StoredOffice, days: readonly Weekday[]): PartnerAnswer => ({
  inc: office.id,
  name: office.name,
  officialname: office.official_name,
  city: office.town_name,
  townInc: office.town_id,
  country: office.country ?? '',
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
