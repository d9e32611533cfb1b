import { hotelFacts } from '#calls/hotel.ts';
import { findHotelFacts } from '#domain/hotels/find-hotel-facts.ts';
import { orElsewhere, type Readable } from '#domain/hotels/or-elsewhere.ts';
import type { Handler } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';
import { cardAnswer } from './core-hotel.ts';
import { textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

/** `GET /core/hotel-facts`: what hotels are compared by, in one answer ([S]§4.7). */
export function registerHotelFacts(api: Api, { catalogue, ...readable }: SellingDependencies & Readable) {
  const answer: Handler<typeof hotelFacts> = async ({ query, site, lang }) => {
    const text = textsIn(lang, site);
    const moment = momentOf(catalogue);
    const { found, ...kept } = await orElsewhere(readable, (db) =>
      findHotelFacts({ db, moment }, query.hotels),
    );
    return {
      ok: true,
      ...kept,
      value: found.map(({ figures, attributes, ...card }) => ({
        ...cardAnswer(card, text),
        builtYear: figures.builtYear,
        renovatedYear: figures.renovatedYear,
        roomCount: figures.roomCount,
        airportCode: figures.airportCode,
        airportName: text(figures.airportName),
        attr: attributes.map(({ id, code, name, value, kind, icon }) => ({
          inc: id,
          code,
          value,
          kind,
          icon,
          name: text(name),
        })),
      })),
    };
  };
  registerCall(api, hotelFacts, answer, () => [catalogue.current()]);
}
