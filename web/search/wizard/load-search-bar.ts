import type { RouterContextProvider } from 'react-router';
import type { TourKind } from '#lib/travel-kind.ts';
import { clientContext } from '#web/context/context.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { searchForm } from '#web/search/query/search-form.ts';
import { loadPlace, loadWizardOptions, withAirlines } from './wizard-options.ts';

type Request = { context: Readonly<RouterContextProvider>; url: URL };

/** Restores the wizard of a trip from the address ([W]§2.4). */
export async function loadSearchBar({ context, url }: Request, mode: TourKind) {
  const asked = askedOf({ context, url });
  const options = await loadWizardOptions(context, mode, asked.trip.townFrom);
  const { townFrom } = searchForm(asked, mode, options.defaults);
  const place = await loadPlace(context.get(clientContext), townFrom, asked.place);
  const initial = searchForm(asked, mode, { ...options.defaults, place });
  return { options: await withAirlines(context, options, initial), initial };
}
