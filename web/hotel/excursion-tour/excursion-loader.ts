import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import { excursionTour } from '#calls/excursion-tour.ts';
import { townFroms } from '#calls/lookups-places.ts';
import { shareStructure } from '#lib/structural-sharing.ts';
import { loadVisitorCity } from '#web/context/city/load-visitor-city.ts';
import { isInMarket } from '#web/context/city/visitor-city.ts';
import { clientContext, clockContext, mapsContext } from '#web/context/context.ts';
import { homeTown } from '#web/context/home-town.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { openOffer } from '#web/hotel/hotel-loader.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { openIn } from '#web/search/query/detail-address.ts';
import { withoutFlight } from '#web/search/query/trip.ts';
import { earlierWindow, laterWindow } from './departure-windows.ts';
import { choicesOf } from './excursion-choice.ts';
import { excursionPath } from './excursion-path.ts';
import { type ExcursionQuestion, readExcursionQuestion } from './excursion-question.ts';
import { planOf } from './plan-of.ts';
import { type PricedTour, priceTour } from './price-tour.ts';

type Town = AnswerOf<typeof townFroms>[number];

/** The excursion tour of the address, what can be chosen of it, and what it costs for the question in the query. */
export async function loadExcursionTour({ params, context, url, request }: LoaderFunctionArgs) {
  const client = context.get(clientContext);
  const { today } = context.get(clockContext);
  const found = await client.call(excursionTour, { slug: params.tourSlug ?? '' });
  if (!found.ok) throw toErrorResponse(found.reason);
  const { days, ...tour } = found.value;
  if (params.country !== tour.state.slug) {
    const path = localPathIn(context)(excursionPath(tour));
    throw redirect(path + url.search, 301);
  }
  const [sold, city] = await Promise.all([
    client.call(townFroms, { SEARCH_TYPE: 'excursion-tours', state: tour.state.inc }),
    loadVisitorCity(context, url.host),
  ]);
  const towns = sold.ok ? sold.value : [];
  const asked = askedOf({ context, url });
  const problems = [...asked.problems.trip];
  const home = homeTown(towns, context)?.townFrom ?? withoutFlight;
  const question = readExcursionQuestion(
    asked,
    tour.list,
    { townFrom: isInMarket(city) ? withoutFlight : home, today }, // [W]§4: market users come by themselves
    problems,
  );
  const { expand: expanded = '', offer: claim } = openIn(url.search);
  const opened = claim ? await openOffer(context, claim) : undefined;
  const town = towns.find(({ townFrom }) => townFrom === question.townFrom);
  const prices: PricedTour = await priceTour(client, tour, question, {
    place: await pageTexts(context),
    currency: opened?.answer?.status === 'priced' ? opened.answer.receipt.currency : undefined,
    expanded,
    today,
    signal: request.signal,
  });
  const plan = planOf(days, question);
  const loaded = {
    tour,
    question,
    plan: plan && { ...plan, tiles: context.get(mapsContext).tiles },
    ...placesOfDeparture(towns, question, home),
    townNameFrom: town?.townNameFrom ?? '',
    earlier: earlierWindow(tour.list, question, today),
    later: laterWindow(tour.list, question, today),
    isReadable: problems.length === 0,
    prices,
    opened,
    expanded,
  };
  // What is undefined in a choice is what picking it lifts: it has to come along.
  const choices = choicesOf(tour.list, question, today);
  return data({ ...shareStructure(loaded), choices }, { status: problems.length === 0 ? 200 : 400 });
}

export type ExcursionData = Awaited<ReturnType<typeof loadExcursionTour>>['data'];

/** Towns that can be chosen, and where "with flight" leads: the town that was left, else the visitor's own. */
function placesOfDeparture(
  towns: readonly Town[],
  { townFrom, townBefore }: ExcursionQuestion,
  home: number,
) {
  const isFlown = townFrom !== withoutFlight;
  return {
    towns: isFlown ? towns.map(({ townFrom: inc, townName: name }) => ({ inc, name })) : [],
    flightTown: isFlown ? townFrom : (townBefore ?? home),
  };
}
