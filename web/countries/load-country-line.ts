import type { RouterContextProvider } from 'react-router';
import { siteContext } from '#web/context/context.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { partyText } from '#web/parts/offer/party-text.ts';
import { dateWords } from '#web/search/wizard/date-words.ts';
import { type CountryWizard, loadCountryWizard } from '#web/search/wizard/load-country-wizard.ts';
import { townNameFrom } from '#web/search/wizard/wizard-options.ts';

type Context = Readonly<RouterContextProvider>;
type Request = { context: Context; params: { countrySlug?: string; regionSlug?: string } };

/** The line of a country’s wizard: its choices, its days and its code come when it is opened (decision 0270). */
export async function loadCountryLine({ params, context }: Request) {
  if (!context.get(siteContext).flags.booking) return undefined;
  const wizard = await loadCountryWizard(context, params);
  return wizard && writeLine(context, wizard);
}

export type CountryLine = NonNullable<Awaited<ReturnType<typeof loadCountryLine>>>;

async function writeLine(context: Context, { options, initial }: CountryWizard) {
  const { t, format } = await pageTexts(context);
  const { state, place, townFrom, checkInFrom, checkInTo, nightsFrom, nightsTo, adults, childAges } = initial;
  const country = options.countries.find(({ inc }) => inc === state)?.name;
  const town = townNameFrom(options, townFrom);
  return {
    title: [country, place?.name].filter(Boolean).join(', '),
    words: [
      checkInFrom && checkInTo && dateWords({ from: checkInFrom, to: checkInTo }, t, format),
      format.nights(nightsFrom, nightsTo),
      partyText(t, adults, childAges.length, childAges),
      town && t('results.summary.from', { town }),
    ].filter((words) => words !== undefined),
    search: `?STATEINC=${state}${place ? `&REGIONTO=${place.inc}` : ''}` as const,
  };
}
