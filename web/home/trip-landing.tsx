import { travelKinds } from '#lib/travel-kind.ts';
import type { MessageKey } from '#texts/message-key.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import type { SearchForm } from '#web/search/query/search-form.ts';
import type { WizardDefinition } from '#web/search/wizard/definition.ts';
import { Landing } from '#web/search/wizard/landing.tsx';
import type { WizardOptions } from '#web/search/wizard/wizard-options.ts';
import { CountryWall } from './country-wall.tsx';
import type { LoadedLanding } from './load-landing.ts';

type TripLandingProps = {
  loaded: LoadedLanding;
  definition: WizardDefinition<SearchForm, WizardOptions>;
  /** Where editors have none. */
  title: MessageKey;
  lead: MessageKey;
};

/** The wizard of a kind of travel, and posters of the countries that it leads to. */
export function TripLanding({ loaded, definition, title: usual, lead }: TripLandingProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { brand } = useVisit().site;
  const { options, initial, countries, slides, film } = loaded;
  const title = loaded.title || t(usual);
  const { results } = travelKinds[initial.mode].search;
  return (
    <>
      <DocumentHead title={`${title}, ${brand.name}`} of={[t(lead)]} />
      <Landing
        title={title}
        definition={definition}
        initial={initial}
        options={options}
        slides={slides}
        film={film}
        lead={t(lead)}
        beginning={initial.townFrom}
      />
      {countries.length > 0 && (
        <section className="section page">
          <div className="section__head">
            <h2>{t('wizard.landing.countries')}</h2>
          </div>
          <CountryWall
            countries={countries}
            addressOf={({ state }) => toLocal(`${results}?STATEINC=${state}`)}
          />
        </section>
      )}
    </>
  );
}
