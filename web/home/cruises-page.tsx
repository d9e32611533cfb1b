import { liners } from '#calls/lookups-filters.ts';
import { pick } from '#lib/pick.ts';
import { clientContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { loadLandingSlides } from '#web/parts/slider/load-slides.ts';
import styles from '#web/search/cards/tour-card.module.css';
import { firstDaysOnSale } from '#web/search/lookups/first-days-on-sale.ts';
import { emptyForm } from '#web/search/query/search-form.ts';
import { usualDays } from '#web/search/query/trip.ts';
import { Landing } from '#web/search/wizard/landing.tsx';
import { loadLandingTitle } from '#web/search/wizard/landing-title.ts';
import { cruises } from '#web/search/wizard/types/cruises.ts';
import { loadCruiseOptions } from '#web/search/wizard/wizard-options.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Stars } from '#web/ui/stars.tsx';
import type { Route } from './+types/cruises-page.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const options = await loadCruiseOptions(context);
  const { townFrom } = options.defaults;
  const client = context.get(clientContext);
  const form = emptyForm('cruise', options.defaults);
  const [answer, days] = await Promise.all([
    client.call(liners, { townFrom }),
    firstDaysOnSale(client, { ...form, kind: 'cruise', state: undefined }, usualDays(options.defaults.today)),
  ]);
  return {
    ...(await loadLandingTitle(context, 'titleCruise')),
    options,
    slides: await loadLandingSlides({ context, url }),
    initial: { ...form, ...days, liners: [] },
    ships: (answer.ok ? answer.value : []).map((ship) => pick(ship, ['id', 'name', 'slug', 'star', 'image'])),
  };
}

/** `/cruises/`: the wizard of cruises, and the ships below it. */
export default function CruisesPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { brand } = useVisit().site;
  const { options, initial, film, ships } = loaderData;
  const title = loaderData.title || t('wizard.landing.cruises');
  return (
    <>
      <DocumentHead title={`${title}, ${brand.name}`} of={[t('wizard.landing.cruisesLead')]} />
      <Landing
        title={title}
        lead={t('wizard.landing.cruisesLead')}
        definition={cruises}
        initial={initial}
        options={options}
        beginning={initial.townFrom}
        slides={loaderData.slides}
        film={film}
      />
      {ships.length > 0 && (
        <section className="section page">
          <div className="section__head">
            <h2>{t('wizard.landing.ships')}</h2>
          </div>
          <ul className={styles.tours}>
            {ships.map((ship) => (
              <li key={ship.id}>
                <Ship ship={ship} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Ship({ ship }: { ship: Route.ComponentProps['loaderData']['ships'][number] }) {
  const toLocal = useLocalPath();
  return (
    <Link className={styles.tour} to={toLocal(`/cruise/${ship.slug}`)} viewTransition>
      <span className={styles.tourPic}>
        <Picture src={ship.image} alt="" width={308} height={262} sizes="(max-width: 48rem) 50vw, 19rem" />
      </span>
      <span className={styles.tourBody}>
        <h3>{ship.name}</h3>
        <Stars star={ship.star} />
      </span>
    </Link>
  );
}
