import type { RouterContextProvider } from 'react-router';
import { states } from '#calls/lookups-places.ts';
import type { TourKind } from '#lib/travel-kind.ts';
import { clientContext } from '#web/context/context.ts';
import { loadLandingSlides } from '#web/parts/slider/load-slides.ts';
import { emptyForm } from '#web/search/query/search-form.ts';
import { loadLandingTitle, type TitleName } from '#web/search/wizard/landing-title.ts';
import { loadWizardOptions } from '#web/search/wizard/wizard-options.ts';
import { countryView } from './country-view.ts';

/** The page of a kind of travel: its wizard with the defaults of the market, and the countries that it leads to. */
export async function loadLanding(
  page: { context: Readonly<RouterContextProvider>; url: URL },
  kind: TourKind,
  titleName?: TitleName,
) {
  const { context } = page;
  const options = await loadWizardOptions(context, kind);
  const asked = { townFrom: options.defaults.townFrom, searchType: kind };
  const [sold, words, slides] = await Promise.all([
    context.get(clientContext).call(states, asked),
    titleName ? loadLandingTitle(context, titleName) : { title: '', film: '' },
    loadLandingSlides(page),
  ]);
  return {
    ...words,
    options,
    slides,
    initial: emptyForm(kind, options.defaults),
    countries: (sold.ok ? sold.value : []).map((state) => ({ ...countryView(state), state: state.state })),
  };
}

export type LoadedLanding = Awaited<ReturnType<typeof loadLanding>>;
