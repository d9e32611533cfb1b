import { type ExcursionTour, excursionTour } from '#calls/excursion-tour.ts';
import {
  type ExcursionTourSource,
  type FoundExcursionTour,
  findExcursionTour,
} from '#domain/excursion-tours/find-excursion-tour.ts';
import { minorPerUnit } from '#lib/money.ts';
import { fail, ok } from '#lib/result.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import type { SellingDependencies } from './core-context.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

type Dependencies = ExcursionTourSource & Pick<SellingDependencies, 'catalogue'>;

/** `GET /b2c/ExcursionTour` ([W]§3.6). */
export function registerExcursionTour(api: Api, { db, catalogue }: Dependencies): void {
  const answer = async ({ query, site, lang, today }: CallRequest<typeof excursionTour>) => {
    const found = await findExcursionTour({ db }, { slug: query.slug, market: site.market, today });
    if (!found) return fail('not-found');
    return ok(excursionTourAnswer(found, textsIn(lang, site)));
  };
  registerCall(api, excursionTour, answer, () => [catalogue.current()]);
}

function excursionTourAnswer(found: FoundExcursionTour, text: Texts): ExcursionTour {
  const { tour, images, days, icons, services, programs, lengths } = found;
  const servicesOf = (isIncluded: boolean) =>
    services.filter((each) => each.is_included === isIncluded).map((each) => serviceAnswer(each, text));
  return {
    id: tour.id,
    slug: tour.slug,
    title: text(tour.title),
    summary: tour.summary ? text(tour.summary) : '',
    description: tour.description ? text(tour.description) : '',
    bannerImage: tour.banner_image,
    type: tour.type,
    ptype: 'excursion-tours',
    isActive: tour.is_active,
    state: { inc: tour.state_id, name: text(tour.stateName), lname: tour.stateName.en, slug: tour.stateSlug },
    galleries: images.map(({ image, alt, orderNo }) => ({ image, alt: text(alt), orderNo })),
    days: days.map(({ nights, day, title, latitude, longitude, text: words }) => ({
      nights,
      day,
      latitude,
      longitude,
      title: text(title),
      text: words ? text(words) : '',
    })),
    icons: icons.map(({ link, value }) => ({ link, value: text(value) })),
    list: programs.map(({ season, nights, weekdays }) => ({
      season,
      night: nights,
      doW: weekdays,
      days: nights + 1,
    })),
    excursionTourNightAndDoWList: lengths.map(({ nights, weekdays }) => ({ night: nights, doW: weekdays })),
    servicesIncluded: servicesOf(true),
    servicesNotIncluded: servicesOf(false),
  };
}

const serviceAnswer = (
  service: FoundExcursionTour['services'][number],
  text: Texts,
): ExcursionTour['servicesIncluded'][number] => ({
  title: text(service.title),
  summary: service.summary ? text(service.summary) : '',
  description: service.description ? text(service.description) : '',
  icon: service.icon ? [{ link: service.icon }] : [],
  image: service.image,
  price: service.price_amount === null ? null : service.price_amount / minorPerUnit,
  currency: service.currency,
  daysOfService: service.days_of_service ?? '',
  isActive: service.is_active,
});
