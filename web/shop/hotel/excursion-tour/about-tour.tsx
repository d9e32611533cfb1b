import type { ExcursionTour } from '#calls/excursion-tour.ts';
import { Blocks } from '#web/shop/hotel/hotel-texts.tsx';
import { plainBlocks } from '#web/shop/hotel/plain-paragraphs.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import '#web/shop/hotel/hotel-sections.css';

/** What the tour is: its summary large, its description beside it. */
export function AboutTour({ tour: { summary, description } }: { tour: ExcursionTour }) {
  const t = useT();
  return (
    <section id="about" className="about" aria-labelledby="about-title">
      <h2 id="about-title" className="sr">
        {t('excursionTour.about.title')}
      </h2>
      {summary && <p className="about__lead">{summary}</p>}
      <div className="prose">
        <Blocks blocks={plainBlocks(description)} />
      </div>
    </section>
  );
}
