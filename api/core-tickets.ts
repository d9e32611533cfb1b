import type { Call } from '#calls/call.ts';
import { partyLimits, usualParty } from '#calls/search-limits.ts';
import {
  type TicketAirport,
  ticketAll,
  ticketCheckins,
  ticketCheckouts,
  ticketSources,
  ticketTargets,
} from '#calls/tickets.ts';
import type { AirportEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { airportCode, airportInc } from '#domain/tickets/airport-inc.ts';
import { findFlightDays } from '#domain/tickets/find-flight-days.ts';
import { type FlightsAsked, sourcesOf, targetsOf } from '#domain/tickets/flight-routes.ts';
import { targetClasses } from '#domain/tickets/target-classes.ts';
import { compactDate, dayNumber } from '#lib/plain-date.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';
import { textsIn } from './core-texts.ts';
import { countryName } from './country-name.ts';
import { registerCall } from './register-call.ts';

/** Who may fly ([W]§5, §9). */
const limits = partyLimits('flight');
const adults = { ...limits.adults, default: usualParty.adults };
const childs = { ...limits.children, default: usualParty.children };

/** The id of "All" in the list of classes: the first from its end. */
const allClasses = -1;

/** The lookups of the flight wizard ([W]§2.5, §7). */
export function registerTickets(api: Api, dependencies: SellingDependencies): void {
  registerAirports(api, dependencies);
  registerTicketAll(api, dependencies);
  registerFlightDays(api, dependencies);
}

function registerAirports(api: Api, { catalogue }: SellingDependencies): void {
  const dependsOn = () => [catalogue.current()];
  registerCall(
    api,
    ticketSources,
    (asked) => {
      const moment = momentOf(catalogue);
      const { outgoing, ...kinds } = asked.query;
      const found = sourcesOf(moment, flightsFor(asked, kinds), outgoing);
      return { ok: true, value: { Tickets_SOURCES: listed(moment, found, asked) } };
    },
    dependsOn,
  );
  registerCall(
    api,
    ticketTargets,
    (asked) => {
      const moment = momentOf(catalogue);
      const found = targetsOf(moment, flightsFor(asked, asked.query), airportCode(asked.query.source));
      return { ok: true, value: { Tickets_TARGETS: listed(moment, found, asked) } };
    },
    dependsOn,
  );
}

function registerTicketAll(api: Api, { catalogue }: SellingDependencies): void {
  registerCall(
    api,
    ticketAll,
    (asked) => {
      const { fields, targetId } = asked.query;
      const classes = () => {
        const sold = targetClasses(momentOf(catalogue), flightsFor(asked), airportCode(targetId));
        return [...sold, ...(sold.length > 1 ? [allClasses] : [])].map((id) => ({ id }));
      };
      return {
        ok: true,
        value: {
          ...(fields.includes('ADULTS') ? { adults } : {}),
          ...(fields.includes('CHILDS') ? { childs } : {}),
          ...(fields.includes('CLASSES') ? { classes: classes() } : {}),
        },
      };
    },
    () => [catalogue.current()],
  );
}

function registerFlightDays(api: Api, { catalogue }: SellingDependencies): void {
  const daysFor = (asked: CallRequest<typeof ticketCheckins | typeof ticketCheckouts>) => {
    const { source, target, freightBack } = asked.query;
    const route = { from: airportCode(source), to: airportCode(target) };
    const days = findFlightDays(momentOf(catalogue), flightsFor(asked), route, freightBack);
    const startDate = compactDate(asked.today);
    return {
      out: { startDate, validDates: days.out },
      back: { startDate, validDates: days.back },
    };
  };
  const dependsOn = () => [catalogue.current()];
  registerCall(
    api,
    ticketCheckins,
    (asked) => ({
      ok: true,
      value: { Tickets_CHECKINS: daysFor(asked).out },
    }),
    dependsOn,
  );
  registerCall(
    api,
    ticketCheckouts,
    (asked) => ({
      ok: true,
      value: { Tickets_CHECKOUTS: daysFor(asked).back },
    }),
    dependsOn,
  );
}

/** The flights that the site sells ([W]§6), of the kinds that are asked for. */
const flightsFor = (
  { site, today }: Pick<CallRequest<Call>, 'site' | 'today'>,
  { withCharter = true, withRegular = true } = {},
): FlightsAsked => ({
  market: site.market,
  kinds: { charter: site.flags.showCharter && withCharter, regular: site.flags.showGds && withRegular },
  today: dayNumber(today),
});

/** By country, then by name, in the asked language. */
function listed(
  moment: CatalogueMoment,
  airports: AirportEntry[],
  { site, lang }: Pick<CallRequest<Call>, 'site' | 'lang'>,
): TicketAirport[] {
  const text = textsIn(lang, site);
  return airports
    .map(({ code, iso2, townName }) => ({
      id: airportInc(code),
      name: text(townName),
      lName: townName.en,
      portAlias: code,
      state: countryName(moment.directory, iso2, text, lang),
      stateKey: iso2,
      townIATA: code,
    }))
    .sort(
      (a, b) =>
        a.state.localeCompare(b.state, lang) ||
        a.name.localeCompare(b.name, lang) ||
        (a.portAlias < b.portAlias ? -1 : 1),
    );
}
