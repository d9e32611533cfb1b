import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type CruiseProgram, cruiseProgram, cruisePrograms } from '#calls/cruise.ts';
import { hotelCall } from '#calls/hotel.ts';
import { townFroms } from '#calls/lookups-places.ts';
import { hotelPath } from '#lib/hotel-path.ts';
import { addDays } from '#lib/plain-date.ts';
import { travelKinds } from '#lib/travel-kind.ts';
import { localisePath } from '#sites/locale.ts';
import {
  clientContext,
  clockContext,
  currencyContext,
  localeContext,
  mapsContext,
  siteContext,
} from '#web/context/context.ts';
import { homeTown } from '#web/context/home-town.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { areOver, firstSaleDay } from '#web/search/query/date-range.ts';
import { partyProblems, partyWithin } from '#web/search/query/party.ts';
import { withoutFlight } from '#web/search/query/trip.ts';
import { type FoundSailings, findSailings, windowFrom } from './find-sailings.ts';
import { portsOf } from './ports.ts';
import { voyagePath } from './voyage-path.ts';

/** The cruise program of the address, and the sailings of it for the question in the query. */
export async function loadVoyage(args: LoaderFunctionArgs) {
  const { context, url, request } = args;
  const client = context.get(clientContext);
  const { today } = context.get(clockContext);
  const program = await programOf(args);
  const [towns, all] = await Promise.all([townsOf(args, program), client.call(cruisePrograms, {})]);
  const asked = askedOf({ context, url });
  const saysDays = asked.values.has('CHECKIN_BEG') || asked.values.has('CHECKIN_END');
  const isOver = saysDays && areOver({ to: asked.trip.checkInTo }, today);
  const home = homeTown(towns, context)?.townFrom ?? withoutFlight;
  const trip = {
    ...partyWithin(asked.trip, 'cruise'),
    ...(saysDays ? {} : windowFrom(asked.trip.checkInFrom)),
    nightsFrom: program.nights,
    nightsTo: program.nights,
  };
  const soonest = firstSaleDay(today);
  const find = async (townFrom: number) => {
    const sailings = await findSailings(client, program, {
      trip: { ...trip, ...(isOver ? windowFrom(soonest) : {}), townFrom },
      currency: context.get(currencyContext),
      mayMove: !saysDays || isOver,
      signal: request.signal,
    });
    return { sailings, townFrom };
  };
  const saidTown = asked.trip.townFrom;
  const flown = await find(saidTown ?? home);
  // Anyone who has not said how they come is shown what there is: they can come by themselves, too.
  const isByLand = saidTown === undefined && home !== withoutFlight && flown.sailings?.sailings.length === 0;
  const { sailings: found, townFrom } = isByLand ? await find(withoutFlight) : flown;
  const days = isOver ? trip : (found?.days ?? trip);
  const problems = [...asked.problems.trip, ...partyProblems(asked.trip, 'cruise')];
  const before = addDays(days.checkInFrom, -1);
  const loaded = {
    program,
    linerPath: linerPath(program),
    trip: { ...trip, ...days, townFrom },
    towns: towns.map((town) => ({ inc: town.townFrom, nameFrom: town.townNameFrom })),
    ports: portsOf(all.ok ? all.value : []).map(({ name, programs: [first] }) => ({
      name,
      path: voyagePath(first),
    })),
    sailings: isOver ? found && [] : found?.sailings,
    next: isOver ? nextOf(found) : undefined,
    earlier: before < soonest ? undefined : windowFrom(maxOf(soonest, addDays(before, -30))),
    later: windowFrom(maxOf(soonest, addDays(days.checkInTo, 1))),
    isReadable: problems.length === 0,
    tiles: context.get(mapsContext).tiles,
  };
  return data(loaded, { status: problems.length === 0 ? 200 : 400 });
}

export type VoyageData = Awaited<ReturnType<typeof loadVoyage>>['data'];

/** When the found sailings begin, and the days of departure to ask for them: a flight may leave a day before. */
function nextOf(found: FoundSailings | undefined) {
  const [first, last] = [found?.sailings[0], found?.sailings.at(-1)];
  return found && first && last ? { days: found.days, from: first.from, to: last.from } : undefined;
}

const maxOf = <Day extends string>(a: Day, b: Day): Day => (a > b ? a : b);

const linerPath = ({ state, hotel }: CruiseProgram) =>
  hotelPath('tour', { slug: state.slug, longName: state.lname, isCruise: state.isCruise }, hotel.slug);

/** The program under its one address; the name of a liner leads to its page. */
async function programOf({ params, context, url }: LoaderFunctionArgs): Promise<CruiseProgram> {
  const slug = params.cruiseSlug ?? '';
  const client = context.get(clientContext);
  const found = await client.call(cruiseProgram, { slug });
  if (!found.ok) {
    const liner = await client.call(hotelCall, { hotel: `${travelKinds.cruise.details}/${slug}` });
    const path =
      liner.ok && liner.value.state?.isCruise ? `${travelKinds.cruise.details}/${slug}` : undefined;
    if (!path) throw toErrorResponse(found.reason);
    throw redirect(
      localisePath(context.get(siteContext), context.get(localeContext), path) + url.search,
      301,
    );
  }
  if (params.country !== found.value.state.slug)
    throw redirect(localPathIn(context)(voyagePath(found.value)) + url.search, 301);
  return found.value;
}

/** Towns that the liner can be flown to from; none where that cannot be told. */
async function townsOf({ context }: LoaderFunctionArgs, { state }: CruiseProgram) {
  const kind = state.isCruise ? ({ SEARCH_TYPE: 'cruise' } as const) : {};
  const answer = await context.get(clientContext).call(townFroms, { ...kind, state: state.inc });
  return answer.ok ? answer.value : [];
}
