import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalLink } from '#web/context/visit.tsx';
import type { DetailData } from './hotel-loader.ts';
import styles from './hotel-sections.module.css';

/** A recent talk about the hotel: its day, and the way to it. */
export function Webinar({ webinar }: Pick<DetailData, 'webinar'>) {
  const t = useT();
  const { date } = useFormat();
  const toLocal = useLocalLink();
  if (!webinar) return null;
  return (
    <aside className={styles.webinar} aria-label={t('detail.webinar.title')}>
      <b>{t('detail.webinar.title')}</b>
      <time dateTime={webinar.date}>{date(webinar.date, 'dayYear')}</time>
      <a href={toLocal(webinar.link)}>{t('detail.webinar.watch')}</a>
    </aside>
  );
}
