import { serviceStateFrom, serviceStates, serviceTowns, serviceTypes } from '#calls/services.ts';
import { firstServiceDay } from '#domain/services/find-services.ts';
import {
  allTowns,
  listServiceCountries,
  listServiceStates,
  listServiceTowns,
  listServiceTypes,
  type ServiceSource,
} from '#domain/services/service-places.ts';
import type { Localised } from '#lib/localised.ts';
import { ok } from '#lib/result.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import type { SellingDependencies } from './core-context.ts';
import { textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

type Dependencies = ServiceSource & Pick<SellingDependencies, 'catalogue'>;

/** The lookups of the services wizard ([W]§2.8, §7): what has a price for the days to come. */
export function registerServices(api: Api, source: Dependencies): void {
  registerTypes(api, source);
  registerCountries(api, source);
  registerTowns(api, source);
}

function registerTypes(api: Api, source: Dependencies): void {
  const handle = async ({ site, lang }: CallRequest<typeof serviceTypes>) => {
    const text = textsIn(lang, site);
    const types = (await listServiceTypes(source)).map(({ id, name, category_key }) => ({
      id,
      name: text(name),
      serviceCategoryKey: category_key,
    }));
    return ok(types);
  };
  registerCall(api, serviceTypes, handle, () => [source.catalogue.current()]);
}

function registerCountries(api: Api, source: Dependencies): void {
  const from = async (asked: CallRequest<typeof serviceStateFrom>) => {
    const { query, today } = asked;
    const countries = await listServiceCountries(source, {
      typeId: query.serviceType,
      from: firstServiceDay(today),
    });
    const rows = countries.map(({ iso2, ...country }) => ({ ...country, stateISO: iso2 }));
    return ok(byName(rows, asked));
  };
  const to = async (asked: CallRequest<typeof serviceStates>) => {
    const { query, today } = asked;
    const prices = { typeId: query.serviceType, stateFromId: query.stateFrom, from: firstServiceDay(today) };
    return ok(byName(await listServiceStates(source, prices), asked));
  };
  registerCall(api, serviceStateFrom, from, () => [source.catalogue.current()]);
  registerCall(api, serviceStates, to, () => [source.catalogue.current()]);
}

function registerTowns(api: Api, source: Dependencies): void {
  const handle = async (asked: CallRequest<typeof serviceTowns>) => {
    const { query, today, site, lang } = asked;
    const towns = await listServiceTowns(source, {
      typeId: query.serviceType,
      stateFromId: query.stateFrom,
      stateId: query.state,
      from: firstServiceDay(today),
    });
    const all = { id: allTowns.id, name: textsIn(lang, site)(allTowns.name) };
    return ok([all, ...byName(towns, asked)]);
  };
  registerCall(api, serviceTowns, handle, () => [source.catalogue.current()]);
}

/** Rows with their names in the asked language, in its order. */
function byName<Row extends { name: Localised }>(
  rows: Row[],
  { site, lang }: Pick<CallRequest<typeof serviceTypes>, 'site' | 'lang'>,
) {
  const text = textsIn(lang, site);
  return rows
    .map((row) => ({ ...row, name: text(row.name) }))
    .sort((a, b) => a.name.localeCompare(b.name, lang));
}
