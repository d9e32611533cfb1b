import { regionClimate } from '#calls/climate.ts';
import { type ClimateSource, findClimate } from '#domain/places/find-climate.ts';
import { ok } from '#lib/result.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import type { SellingDependencies } from './core-context.ts';
import { registerCall } from './register-call.ts';

type Dependencies = ClimateSource & Pick<SellingDependencies, 'catalogue'>;

/** `GET /core/region-climate`. */
export function registerClimate(api: Api, { db, catalogue }: Dependencies): void {
  const answer = async ({ query }: CallRequest<typeof regionClimate>) => {
    const found = await findClimate({ db }, query.region);
    const months = found.map(({ month, sea_tenths, air_tenths, first_year, last_year }) => ({
      month,
      sea: sea_tenths / 10,
      air: air_tenths / 10,
      firstYear: first_year,
      lastYear: last_year,
    }));
    return ok({ months });
  };
  registerCall(api, regionClimate, answer, () => [catalogue.current()]);
}
