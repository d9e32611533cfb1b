import { Form, useLocation } from 'react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useVisitorCity } from '#web/visit/city/visitor-city.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { ChooseCityLink } from './choose-city-link.tsx';
import styles from './geo-bar.module.css';

/** Asks whether the city that was found is the visitor's, until it is confirmed ([S]§2.6). */
export function GeoBar() {
  const t = useT();
  const city = useVisitorCity();
  const isForced = new URLSearchParams(useLocation().search).has('forceLocation');
  if (!city?.isAsked || isForced) return null;
  return (
    <section className={styles.geoBar} aria-label={t('shell.header.city')}>
      <div className={classNames('page', styles.geoBarIn)}>
        <p>
          <Icon name="pin" size="s" />
          {t('shell.geo.question', { town: city.name })}
        </p>
        <Confirm slug={city.slug} elsewhere={city.elsewhere} />
        <ChooseCityLink className={buttonClass({ size: 's' })}>{t('shell.geo.chooseAnother')}</ChooseCityLink>
      </div>
    </section>
  );
}

/** Comes back to the same page with the city confirmed, or leads to the site of its market. */
function Confirm({ slug, elsewhere }: { slug: string; elsewhere: string | undefined }) {
  const yes = useT()('shell.geo.yes');
  const { pathname, search } = useLocation();
  const look = buttonClass({ kind: 'soft', size: 's' });
  if (elsewhere)
    return (
      <a href={elsewhere} className={look}>
        {yes}
      </a>
    );
  return (
    <Form method="get" action={pathname} replace preventScrollReset>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name="forceLocation" value={slug} className={look}>
        {yes}
      </button>
    </Form>
  );
}
