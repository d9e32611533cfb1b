import { cruiseProgram, cruisePrograms } from '#calls/cruise.ts';
import {
  type CruiseSource,
  type FoundProgram,
  findCruiseProgram,
  findCruisePrograms,
} from '#domain/cruises/find-cruise-program.ts';
import { fail, ok } from '#lib/result.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import type { SellingDependencies } from './core-context.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

type Dependencies = CruiseSource & Pick<SellingDependencies, 'catalogue'>;

/** `GET /core/cruise-program` and `/core/cruise-programs`: the voyages of liners ([W]§3.5). */
export function registerCruiseProgram(api: Api, { db, catalogue }: Dependencies): void {
  const one = async ({ query, site, lang }: CallRequest<typeof cruiseProgram>) => {
    const found = await findCruiseProgram({ db }, query.slug);
    if (!found) return fail('not-found');
    const text = textsIn(lang, site);
    const days = found.days.map((each) => ({
      ...dayAnswer(each, text),
      text: each.text ? text(each.text) : '',
    }));
    return ok({ ...programAnswer(found.program, text), days });
  };
  const all = async ({ query, site, lang }: CallRequest<typeof cruisePrograms>) => {
    const found = await findCruisePrograms({ db }, query.hotel);
    const text = textsIn(lang, site);
    return ok(
      found.map(({ program, days }) => ({
        ...programAnswer(program, text),
        days: days.map((each) => dayAnswer(each, text)),
      })),
    );
  };
  registerCall(api, cruiseProgram, one, () => [catalogue.current()]);
  registerCall(api, cruisePrograms, all, () => [catalogue.current()]);
}

const programAnswer = (program: FoundProgram['program'], text: Texts) => ({
  id: program.id,
  slug: program.slug,
  title: text(program.title),
  summary: program.summary ? text(program.summary) : '',
  nights: program.nights,
  image: program.image,
  hotel: { inc: program.hotel_id, name: text(program.hotelName), slug: program.hotelSlug },
  state: {
    inc: program.stateId,
    name: text(program.stateName),
    lname: program.stateName.en,
    slug: program.stateSlug,
    isCruise: program.isCruise,
  },
});

const dayAnswer = ({ day, title, latitude, longitude }: FoundProgram['days'][number], text: Texts) => ({
  day,
  title: text(title),
  latitude,
  longitude,
});
