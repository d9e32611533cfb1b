import type { ListedProgram } from '#calls/cruise.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import type { Tiles } from '#web/parts/map/open-map.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Itinerary } from './itinerary.tsx';
import styles from './voyage.module.css';
import { voyagePath } from './voyage-path.ts';

/** Where a liner sails: each of its voyages day by day, on a list and on a map ([W]§2.11). */
export function LinerVoyages({ voyages, tiles }: { voyages: ListedProgram[]; tiles: Tiles | undefined }) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  if (voyages.length === 0) return null;
  return (
    <section id="voyages" className={styles.voyageSection} aria-labelledby="voyages-title">
      <h2 id="voyages-title">{t('voyage.list.title')}</h2>
      <div className={styles.voyages}>
        {voyages.map((voyage) => (
          <article key={voyage.id} aria-labelledby={`voyage-${voyage.id}`}>
            <div className={styles.voyageHead}>
              <div>
                <h3 id={`voyage-${voyage.id}`}>{voyage.title}</h3>
                <p className="muted">
                  {format.nights(voyage.nights)}. {voyage.summary}
                </p>
              </div>
              <Link className={buttonClass({ kind: 'line', size: 's' })} to={toLocal(voyagePath(voyage))}>
                {t('voyage.list.open')}
                <span className="sr">: {voyage.title}</span>
              </Link>
            </div>
            <Itinerary name={voyage.title} days={voyage.days} tiles={tiles} />
          </article>
        ))}
      </div>
    </section>
  );
}
