import { isSignedIn } from '#lib/principal.ts';
import { travelKinds } from '#lib/travel-kind.ts';
import { callerContext, clockContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { signInFirst } from '#web/context/sign-in-first.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { loadLandingSlides } from '#web/parts/slider/load-slides.ts';
import { loadServiceOptions } from '#web/search/lookups/load-service-options.ts';
import { writeQuery } from '#web/search/query/query-values.ts';
import { serviceForm } from '#web/search/query/service-form.ts';
import { Landing } from '#web/search/wizard/landing.tsx';
import { loadLandingTitle } from '#web/search/wizard/landing-title.ts';
import { askedServices } from '#web/search/wizard/load-services-wizard.ts';
import { services } from '#web/search/wizard/types/services.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { Route } from './+types/services-page.ts';
import '#web/ui/label.css';

/** On the sites of agents this is a part of their office. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(siteContext).agentMode && !isSignedIn(context.get(callerContext)))
    throw signInFirst({ context, url });
  const [words, slides, { options, read }] = await Promise.all([
    loadLandingTitle(context, 'titleServices'),
    loadLandingSlides({ context, url }),
    askedServices({ context, url: new URL(url.pathname, url) }),
  ]);
  if (!options || !read?.ok) throw new Error('The services cannot be told');
  const { question } = read;
  const sold = await Promise.all(
    options.types.map(async ({ inc, name }) => {
      const asked = { serviceType: inc, stateFrom: question.stateFrom };
      const { states = [] } = (await loadServiceOptions(context, asked)) ?? {};
      return {
        name,
        states: states.map((state) => ({
          name: state.name,
          query: writeQuery({
            ServiceType: `${inc}`,
            StateFrom: `${question.stateFrom}`,
            State: `${state.inc}`,
          }),
        })),
      };
    }),
  );
  const { today } = context.get(clockContext);
  return { ...words, slides, options, initial: serviceForm(question, today), sold };
}

/** `/services/`: the wizard of services, and where each kind of them is sold. */
export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { brand } = useVisit().site;
  const { options, initial, slides, film, sold } = loaderData;
  const title = loaderData.title || t('services.landing.title');
  const { results } = travelKinds.service.search;
  return (
    <>
      <DocumentHead title={`${title}, ${brand.name}`} of={[t('services.landing.lead')]} />
      <Landing
        title={title}
        lead={t('services.landing.lead')}
        definition={services}
        initial={initial}
        options={options}
        slides={slides}
        film={film}
      />
      {sold
        .filter(({ states }) => states.length > 0)
        .map(({ name, states }) => (
          <section key={name} className="section page">
            <div className="section__head">
              <h2>{name}</h2>
            </div>
            <ul className="tags">
              {states.map((state) => (
                <li key={state.query}>
                  <Chip to={toLocal(`${results}?${state.query}`)}>{state.name}</Chip>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
