import { createContext, type RouterContextProvider } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import type { CallResult } from '#calls/client.ts';
import { townFroms } from '#calls/lookups-places.ts';
import { citySlugContext, clientContext, siteContext, userGeoContext } from './context.ts';

type Context = Readonly<RouterContextProvider>;

export type DepartureTown = AnswerOf<typeof townFroms>[number];

/** The towns that the market sells from, or why they cannot be told, and the one that a page begins with. */
export type Departures = CallResult<DepartureTown[]> & { home: DepartureTown | undefined };

const departuresContext = createContext<Promise<Departures> | null>(null);

/** Where trips leave from: asked when the first part of a page wants it, and told to all of them. */
export function departures(context: Context): Promise<Departures> {
  const asked = context.get(departuresContext) ?? askDepartures(context);
  context.set(departuresContext, asked);
  return asked;
}

async function askDepartures(context: Context): Promise<Departures> {
  const answer = await context.get(clientContext).call(townFroms, {});
  return { ...answer, home: answer.ok ? homeTown(answer.value, context) : undefined };
}

/**
 * The town that a page begins with: the city of the subdomain, else the visitor's, else the market's main one
 * ([W]§4, default townFrom). Where an agent sits says nothing of where their clients leave from: on their site it is
 * the market's main one ([W]§6).
 */
export function homeTown<Town extends { isMain: boolean; secondLevel: string }>(
  towns: readonly Town[],
  context: Context,
): Town | undefined {
  const { agentMode } = context.get(siteContext);
  const ofVisitor = agentMode ? undefined : context.get(userGeoContext)?.slug;
  const city = context.get(citySlugContext) ?? ofVisitor;
  return towns.find((town) => town.secondLevel === city) ?? towns.find((town) => town.isMain) ?? towns[0];
}
