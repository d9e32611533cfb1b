import { serviceStateFrom, serviceStates, serviceTowns, serviceTypes } from '#calls/services.ts';
import {
  allTowns,
  listServiceCountries,
  listServiceStates,
  listServiceTowns,
  listServiceTypes,
  type ServiceSource,
} from '#domain/services/service-places.ts';
import type { Localised } from '#lib/localised.ts';
import type { Api } from './api-env.ts';
import { textsIn } from './core-texts.ts';
import { type Asked, registerCall } from './register-call.ts';
import { type ServiceTokenDependencies, withServiceToken } from './service-token.ts';

type ServiceDependencies = ServiceSource & ServiceTokenDependencies;

/** The lookups of the services wizard ([W]§2.8, §7): what has a price from today on. */
export function registerServices(api: Api, dependencies: ServiceDependencies): void {
  registerTypes(api, dependencies);
  registerStates(api, dependencies);
  registerTowns(api, dependencies);
}

function registerTypes(api: Api, dependencies: ServiceDependencies): void {
  const handle = async ({ site, lang }: Asked<typeof serviceTypes>) => {
    const text = textsIn(lang, site);
    const types = await listServiceTypes(dependencies);
    return {
      ok: true as const,
      value: types.map(({ id, name, category_key }) => ({
        id,
        name: text(name),
        serviceCategoryKey: category_key,
      })),
    };
  };
  registerCall(api, serviceTypes, withServiceToken(dependencies, handle));
}

function registerStates(api: Api, dependencies: ServiceDependencies): void {
  const from = async (asked: Asked<typeof serviceStateFrom>) => {
    const { query, today } = asked;
    const countries = await listServiceCountries(dependencies, { typeId: query.serviceType, from: today });
    const rows = countries.map(({ iso2, ...country }) => ({ ...country, stateISO: iso2 }));
    return { ok: true as const, value: byName(rows, asked) };
  };
  const to = async (asked: Asked<typeof serviceStates>) => {
    const { query, today } = asked;
    const prices = { typeId: query.serviceType, stateFromId: query.stateFrom, from: today };
    return { ok: true as const, value: byName(await listServiceStates(dependencies, prices), asked) };
  };
  registerCall(api, serviceStateFrom, withServiceToken(dependencies, from));
  registerCall(api, serviceStates, withServiceToken(dependencies, to));
}

function registerTowns(api: Api, dependencies: ServiceDependencies): void {
  const handle = async (asked: Asked<typeof serviceTowns>) => {
    const { query, today, site, lang } = asked;
    const towns = await listServiceTowns(dependencies, {
      typeId: query.serviceType,
      stateFromId: query.stateFrom,
      stateId: query.state,
      from: today,
    });
    const all = { id: allTowns.id, name: textsIn(lang, site)(allTowns.name) };
    return { ok: true as const, value: [all, ...byName(towns, asked)] };
  };
  registerCall(api, serviceTowns, withServiceToken(dependencies, handle));
}

/** Rows with their names in the asked language, in its order. */
function byName<Row extends { name: Localised }>(
  rows: Row[],
  { site, lang }: Pick<Asked<typeof serviceTypes>, 'site' | 'lang'>,
) {
  const text = textsIn(lang, site);
  return rows
    .map((row) => ({ ...row, name: text(row.name) }))
    .sort((a, b) => a.name.localeCompare(b.name, lang));
}
