import { Form, useLocation } from 'react-router';
import { asksFromTown } from '#web/context/city/asks-from-town.ts';
import { useVisitorCity } from '#web/context/city/visitor-city.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useNextLocation } from '#web/shell/document/use-next-location.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ChooseCityLink } from './choose-city-link.tsx';
import styles from './geo-bar.module.css';

/**
 * Asks whether the city that was found is the visitor's, until it is confirmed ([S]§2.6). An answer, or a search
 * from a town, takes the question away when it is pressed: what moves later, moves under the eyes.
 */
export function GeoBar() {
  const t = useT();
  const city = useVisitorCity();
  const asked = new URLSearchParams(useNextLocation().search);
  if (!city?.isAsked || asked.has('forceLocation') || asksFromTown(asked)) return null;
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
