import { cruiseProgram } from '#calls/cruise.ts';
import { type CruiseSource, findCruiseProgram } from '#domain/cruises/find-cruise-program.ts';
import type { Api } from './api-env.ts';
import { textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

/** `GET /core/cruise-program`: a voyage of a liner ([W]§3.5). */
export function registerCruiseProgram(api: Api, source: CruiseSource): void {
  registerCall(api, cruiseProgram, async ({ query, site, lang }) => {
    const found = await findCruiseProgram(source, query.slug);
    if (!found) return { ok: false, reason: 'not-found' };
    const { program, days } = found;
    const text = textsIn(lang, site);
    return {
      ok: true,
      value: {
        id: program.id,
        slug: program.slug,
        title: text(program.title),
        summary: program.summary ? text(program.summary) : '',
        nights: program.nights,
        image: program.image,
        hotel: { inc: program.hotel_id, name: text(program.hotelName), slug: program.hotelSlug },
        days: days.map(({ title, text: words, ...day }) => ({
          ...day,
          title: text(title),
          text: words ? text(words) : '',
        })),
      },
    };
  });
}
