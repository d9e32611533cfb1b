import type { RouterContextProvider } from 'react-router';
import {
  type TicketAirport,
  ticketAll,
  ticketCheckins,
  ticketCheckouts,
  ticketSources,
  ticketTargets,
} from '#calls/tickets.ts';
import { plainDate } from '#lib/plain-date.ts';
import { currenciesOf } from '#sites/chosen-currency.ts';
import { clientContext, clockContext, siteContext } from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';
import type { FlownRoute } from '#web/search/query/flight-form.ts';
import { type Direction, everyClass } from '#web/search/query/flight-question.ts';
import type { OptionGroup } from '#web/ui/select-option.ts';

/** An airport to choose: its number, its town, and its code. */
export type AirportOption = { inc: number; name: string; code: string; latin: string };

/** What the wizard of flights can choose from. */
export type FlightOptions = {
  /** By country. */
  sources: OptionGroup<AirportOption>[];
  targets: OptionGroup<AirportOption>[];
  /** What is sold here at all ([W]§6). */
  kinds: { charter: boolean; regular: boolean };
  /** Ids from 1; the last stands for all of them. */
  classes: number[];
  limits: { adults: Limits; children: Limits };
  currencies: string[];
  /** The route that the targets, classes and days are of. */
  route: FlownRoute;
};

type Limits = { min: number; max: number };

type Choice = {
  source?: number | undefined;
  target?: number | undefined;
  isCharter?: boolean | undefined;
  direction: Direction;
};

type Context = Readonly<RouterContextProvider>;

/** The airports, classes and days of a choice; one that is not flown gives way to the first that is ([W]§2.5). */
export async function loadFlightOptions(context: Context, choice: Choice): Promise<FlightOptions> {
  const client = context.get(clientContext);
  const { flags, ...site } = context.get(siteContext);
  const kinds = { charter: flags.showCharter, regular: flags.showGds };
  const isCharter = kindOf(choice.isCharter, kinds);
  const ofKind = { withCharter: isCharter, withRegular: !isCharter };
  const from = await client.call(ticketSources, ofKind);
  const sources = from.ok ? from.value.Tickets_SOURCES : [];
  const source = sources.find(({ id }) => id === choice.source)?.id ?? (await homeAirport(context, sources));
  const to = source === undefined ? undefined : await client.call(ticketTargets, { source, ...ofKind });
  const targets = to?.ok ? to.value.Tickets_TARGETS : [];
  const target = (targets.find(({ id }) => id === choice.target) ?? targets[0])?.id;
  const [all, days] = await Promise.all([
    target === undefined ? undefined : client.call(ticketAll, { targetId: target }),
    flownDays(context, { source, target, isOneWay: choice.direction === 'one-way' }),
  ]);
  const limits = all?.ok ? all.value : {};
  return {
    sources: byCountry(sources),
    targets: byCountry(targets),
    kinds,
    classes: (limits.classes ?? [{ id: 1 }]).map(({ id }) => (id < 0 ? everyClass : id)),
    limits: {
      adults: bounds(limits.adults, { min: 1, max: 12 }),
      children: bounds(limits.childs, { min: 0, max: 4 }),
    },
    currencies: currenciesOf(site),
    route: { source, target, isCharter, days },
  };
}

const bounds = (limits: Limits | undefined, usual: Limits): Limits =>
  limits ? { min: limits.min, max: limits.max } : usual;

/** As asked where it is sold; charters before regular flights ([W]§4). */
function kindOf(asked: boolean | undefined, { charter, regular }: FlightOptions['kinds']): boolean {
  if (asked === false && regular) return false;
  return charter;
}

/** Where the visitor's own town has no airport, the first that one can leave home from. */
async function homeAirport(context: Context, sources: readonly TicketAirport[]): Promise<number | undefined> {
  const { home } = await departures(context);
  const outgoing = await context.get(clientContext).call(ticketSources, { outgoing: true });
  const leaving = new Set(outgoing.ok ? outgoing.value.Tickets_SOURCES.map(({ id }) => id) : []);
  const own = sources.filter(({ id }) => leaving.has(id));
  return (own.find(({ name }) => name === home?.townName) ?? own[0] ?? sources[0])?.id;
}

type Flown = { source: number | undefined; target: number | undefined; isOneWay: boolean };

async function flownDays(context: Context, { source, target, isOneWay }: Flown): Promise<FlownRoute['days']> {
  const { today } = context.get(clockContext);
  if (source === undefined || target === undefined) return { start: today, out: '', back: '' };
  const client = context.get(clientContext);
  const route = { source, target, freightBack: isOneWay };
  const [out, back] = await Promise.all([
    client.call(ticketCheckins, route),
    client.call(ticketCheckouts, route),
  ]);
  if (!out.ok || !back.ok) return { start: today, out: '', back: '' };
  const { startDate, validDates } = out.value.Tickets_CHECKINS;
  return {
    start: plainDate(startDate.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')),
    out: validDates,
    back: back.value.Tickets_CHECKOUTS.validDates,
  };
}

const byCountry = (airports: readonly TicketAirport[]): OptionGroup<AirportOption>[] =>
  [...Map.groupBy(airports, ({ state }) => state)].map(([name, items]) => ({
    type: 'group',
    name,
    items: items.map(({ id, name: town, lName, portAlias }) => ({
      inc: id,
      name: town,
      code: portAlias,
      latin: lName,
    })),
  }));
