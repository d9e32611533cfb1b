import { cruiseProgram, cruisePrograms } from '#calls/cruise.ts';
import {
  type CruiseSource,
  type FoundProgram,
  findCruiseProgram,
  findCruisePrograms,
} from '#domain/cruises/find-cruise-program.ts';
import type { Api } from './api-env.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

/** `GET /core/cruise-program` and `/core/cruise-programs`: the voyages of liners ([W]§3.5). */
export function registerCruiseProgram(api: Api, source: CruiseSource): void {
  registerCall(api, cruiseProgram, async ({ query, site, lang }) => {
    const found = await findCruiseProgram(source, query.slug);
    if (!found) return { ok: false, reason: 'not-found' };
    const text = textsIn(lang, site);
    const days = found.days.map((each) => ({
      ...dayAnswer(each, text),
      text: each.text ? text(each.text) : '',
    }));
    return { ok: true, value: { ...programAnswer(found.program, text), days } };
  });
  registerCall(api, cruisePrograms, async ({ query, site, lang }) => {
    const found = await findCruisePrograms(source, query.hotel);
    const text = textsIn(lang, site);
    return {
      ok: true,
      value: found.map(({ program, days }) => ({
        ...programAnswer(program, text),
        days: days.map((each) => dayAnswer(each, text)),
      })),
    };
  });
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
