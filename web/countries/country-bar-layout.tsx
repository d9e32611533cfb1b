import { useState } from 'react';
import { Outlet, useFetcher, useParams } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { OpenedPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import type { CountryWizard } from '#web/search/wizard/load-country-wizard.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/country-bar-layout.ts';
import styles from './country.module.css';
import { type CountryLine, loadCountryLine } from './load-country-line.ts';

const TourWizard = lazyPart(() => import('#web/search/wizard/tour-wizard.tsx'));

export const loader = loadCountryLine;

/** The search for tours above what is told of a country, titled by the country and the region ([W]§2.3, §2.13). */
export default function CountryBarLayout({ loaderData }: Route.ComponentProps) {
  const { countrySlug = '', regionSlug = '' } = useParams();
  return (
    <>
      {loaderData && (
        <CountryBar
          key={`${countrySlug}/${regionSlug}`}
          line={loaderData}
          of={{ country: countrySlug, region: regionSlug }}
        />
      )}
      <Outlet />
    </>
  );
}

type CountryBarProps = {
  line: CountryLine;
  of: { country: string; region: string };
};

/** Without scripts, and until the wizard is there, it leads to the same question above its results. */
function CountryBar({ line: { title, words, search }, of }: CountryBarProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { data, state, load } = useFetcher<CountryWizard | null>();
  const [hasFailed, setFailed] = useState(false);
  const near = () => {
    if (data || state !== 'idle') return;
    void load(toLocal(`/lookup/country-wizard?${new URLSearchParams(of)}`));
    void import('#web/search/wizard/tour-wizard.tsx');
  };
  return (
    <details className="page" onPointerEnter={near} onFocus={near}>
      <summary className={styles.countryBar}>
        <b>{title}</b>
        {words.map((said) => (
          <span key={said} className="small muted num">
            {said}
          </span>
        ))}
        <span className={buttonClass({ size: 's' })}>{t('common.action.change')}</span>
      </summary>
      {data && !hasFailed ? (
        <OpenedPart onFailed={() => setFailed(true)}>
          <TourWizard {...data} />
        </OpenedPart>
      ) : (
        <Link className={buttonClass()} to={toLocal(`/search/tours${search}`)}>
          {t('country.go')}
        </Link>
      )}
    </details>
  );
}
