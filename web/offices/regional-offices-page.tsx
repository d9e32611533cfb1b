import { locations } from '#calls/partner-contacts.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { officeFields } from '#web/offices/office-question.ts';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/regional-offices-page.ts';
import styles from './contacts.module.css';

/** The towns with offices, in the order of their names. */
export async function loader({ context }: Route.LoaderArgs) {
  const { market } = context.get(siteContext);
  const told = await context.get(clientContext).call(locations, { markets: market });
  if (!told.ok) throw new Error('The towns of the offices cannot be told', { cause: told });
  return {
    towns: told.value.map(({ townInc, name, officeCount, isMainCity }) => ({
      townInc,
      name,
      officeCount,
      isMainCity,
    })),
  };
}

/** Where in the country we have offices, each town leading to its own ([S]§2.1); first those with a subdomain. */
export default function RegionalOfficesPage({ loaderData: { towns } }: Route.ComponentProps) {
  const t = useT();
  const brand = useVisit().site.brand.name;
  return (
    <div className="section page">
      <DocumentHead
        title={`${t('offices.regional.title')}, ${brand}`}
        of={[t('offices.regional.title'), t('offices.description', { brand })]}
      />
      <div className="section__head">
        <div>
          <h1>{t('offices.regional.title')}</h1>
          <p className="muted">{t('offices.regional.lead')}</p>
        </div>
      </div>
      <Towns towns={towns.filter(({ isMainCity }) => isMainCity)} />
      <Towns towns={towns.filter(({ isMainCity }) => !isMainCity)} />
    </div>
  );
}

function Towns({ towns }: Route.ComponentProps['loaderData']) {
  const t = useT();
  const toLocal = useLocalPath();
  if (towns.length === 0) return null;
  return (
    <ul className={styles.officeTowns}>
      {towns.map(({ townInc, name, officeCount }) => (
        <li key={townInc}>
          <Link to={toLocal(`/contacts/sales-offices?${officeFields.city}=${townInc}`)}>
            <b>{name}</b>
            <span className="muted small num">{t('offices.found', { count: officeCount })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
