import type { RouterContextProvider } from 'react-router';
import { cruisePrograms } from '#calls/cruise.ts';
import { clientContext, mapsContext } from '#web/context/context.ts';

/** The voyages of a liner, and the ground of their maps; none where they cannot be told. */
export async function loadVoyages(context: Readonly<RouterContextProvider>, hotel: number) {
  const answer = await context.get(clientContext).call(cruisePrograms, { hotel });
  return { voyages: answer.ok ? answer.value : [], tiles: context.get(mapsContext).tiles };
}
