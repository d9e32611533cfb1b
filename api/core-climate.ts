import { regionClimate } from '#calls/climate.ts';
import { type ClimateSource, findClimate } from '#domain/places/find-climate.ts';
import type { Api } from './api-env.ts';
import { registerCall } from './register-call.ts';

/** `GET /core/region-climate`. */
export function registerClimate(api: Api, source: ClimateSource): void {
  registerCall(api, regionClimate, async ({ query }) => {
    const found = await findClimate(source, query.region);
    const months = found.map(({ month, sea_tenths, air_tenths, first_year, last_year }) => ({
      month,
      sea: sea_tenths / 10,
      air: air_tenths / 10,
      firstYear: first_year,
      lastYear: last_year,
    }));
    return { ok: true, value: { months } };
  });
}
