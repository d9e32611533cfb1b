import { useT } from '#web/context/i18n-context.tsx';
import styles from '#web/hotel/hotel-sections.module.css';
import { Blocks } from '#web/hotel/hotel-texts.tsx';
import { plainBlocks } from '#web/hotel/plain-paragraphs.ts';
import type { ExcursionData } from './excursion-loader.ts';

/** What the tour is: its summary large, its description beside it. */
export function AboutTour({ tour: { summary, description } }: { tour: ExcursionData['tour'] }) {
  const t = useT();
  return (
    <section id="about" className={styles.about} aria-labelledby="about-title">
      <h2 id="about-title" className="sr">
        {t('excursionTour.about.title')}
      </h2>
      {summary && <p className={styles.aboutLead}>{summary}</p>}
      <div className={styles.prose}>
        <Blocks blocks={plainBlocks(description)} />
      </div>
    </section>
  );
}
