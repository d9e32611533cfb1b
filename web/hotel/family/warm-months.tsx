import type { ClimateMonth } from '#calls/climate.ts';
import type { Translate } from '#texts/translator.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { isWarm, warmSeasons } from '#web/parts/warm-season.ts';
import { Link } from '#web/ui/link.tsx';
import { useClimate } from './use-climate.ts';
import styles from './warm-months.module.css';

export type WarmProps = {
  region: number;
  /** Month of the trip, 1 to 12. */
  month: number;
};

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Degrees that fill a bar: no sea that anybody swims in is warmer. */
const fullBar = 34;

/** The warmth of the water and of the air by month, as a strip that is a table. */
export default function WarmMonths({ region, month: asked }: WarmProps) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const months = useClimate(region);
  const [first] = months ?? [];
  if (!months || !first) return null;
  const degrees = (value: number) => `${format.number(Math.round(value))}°`;
  return (
    <section aria-labelledby="warm-title">
      <h2 id="warm-title">{t('family.warm.title')}</h2>
      <p className={styles.warmLead}>{swimText(t, months)}</p>
      <table className={styles.warm}>
        <caption className="sr">{t('family.warm.title')}</caption>
        <thead>
          <tr>
            <td />
            {months.map(({ month }) => (
              <th key={month} scope="col" aria-current={month === asked || undefined}>
                {t(`dates.monthShort.${month as Month}`)}
                {month === asked && <span className="sr"> ({t('family.warm.yours')})</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.warmSea}>
            <th scope="row">{t('family.warm.sea')}</th>
            {months.map(({ month, sea }) => (
              <td key={month} data-warm={isWarm(sea) || undefined}>
                <svg viewBox={`0 0 1 ${fullBar}`} preserveAspectRatio="none" aria-hidden="true">
                  <rect y={fullBar - sea} width="1" height={Math.max(0, sea)} />
                </svg>
                <b className="num">{degrees(sea)}</b>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('family.warm.air')}</th>
            {months.map(({ month, air }) => (
              <td key={month} className="num">
                {degrees(air)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="tiny muted">
        {t('family.warm.note', { years: `${first.firstYear}–${first.lastYear}` })}{' '}
        <Link to={toLocal('/data-sources')}>{t('family.warm.sources')}</Link>
      </p>
    </section>
  );
}

function swimText(t: Translate, months: readonly ClimateMonth[]): string {
  const seasons = warmSeasons(months);
  const named = (month: number) => t(`dates.monthAlone.${month as Month}`);
  if (seasons.length === 0) return t('family.warm.never');
  const [[from, to] = [0, 0]] = seasons;
  if (from === 1 && to === 12) return t('family.warm.always');
  const text = seasons.map(([from, to]) => (from === to ? named(from) : `${named(from)} – ${named(to)}`));
  return t('family.warm.swim', { months: text.join(', ') });
}
