import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import hotelSectionsStyles from '#web/hotel/hotel-sections.module.css';
import { Itinerary } from '#web/hotel/voyage/itinerary.tsx';
import { withQuestion } from '#web/search/query/detail-address.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { ExcursionData } from './excursion-loader.ts';
import styles from './excursion-tour.module.css';

/** The tour day by day, on a list and on a map: the program of the asked length, and the others a press away. */
export function TourDays({ plan, title }: { plan: ExcursionData['plan']; title: string }) {
  const t = useT();
  const format = useFormat();
  const { search } = useLocation();
  if (!plan) return null;
  return (
    <section id="days" className={hotelSectionsStyles.textSection} aria-labelledby="days-title">
      <h2 id="days-title">{t('voyage.days.title')}</h2>
      {plan.lengths.length > 1 && (
        <nav className={styles.tourChoicesValues} aria-label={t('excursionTour.choice.nights')}>
          {plan.lengths.map((nights) => (
            <Chip
              key={nights}
              to={`${withQuestion(search, { NIGHTMIN: `${nights}`, NIGHTMAX: `${nights}` })}#days`}
              current={nights === plan.nights}
            >
              {format.nights(nights)}
            </Chip>
          ))}
        </nav>
      )}
      <Itinerary name={title} days={plan.days} tiles={plan.tiles} />
    </section>
  );
}
