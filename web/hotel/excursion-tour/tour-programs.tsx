import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import hotelSectionsStyles from '#web/hotel/hotel-sections.module.css';
import { withQuestion } from '#web/search/query/detail-address.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { seasonText } from './departure-windows.ts';
import type { ExcursionData } from './excursion-loader.ts';
import excursionTourStyles from './excursion-tour.module.css';

type Program = ExcursionData['choices']['programs'][number];

/** The programs by season: their nights and the days that they begin on. Following one prices it. */
export function TourPrograms({ programs }: { programs: Program[] }) {
  const t = useT();
  const format = useFormat();
  if (programs.length === 0) return null;
  return (
    <section id="programs" className={hotelSectionsStyles.textSection} aria-labelledby="programs-title">
      <h2 id="programs-title">{t('excursionTour.programs.title')}</h2>
      <ul className={excursionTourStyles.programs}>
        {[...Map.groupBy(programs, ({ season }) => season)].map(([season, ofSeason]) => {
          return (
            <li key={season} className={excursionTourStyles.program}>
              <h3>{seasonText(season, t, format)}</h3>
              <ul>
                {ofSeason.map((program) => (
                  <li key={program.night}>
                    <ProgramLink program={program} />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ProgramLink({ program: { night, days, doW, changes, isChosen } }: { program: Program }) {
  const t = useT();
  const format = useFormat();
  const { search } = useLocation();
  const weekdays = format.weekdays();
  const names = doW.map((day) => weekdays[day - 1]?.short ?? '');
  return (
    <Link
      to={`${withQuestion(search, changes)}#prices`}
      className={excursionTourStyles.programLink}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span>
        <b>{format.nights(night)}</b>
        <span className="small muted">{t('excursionTour.programs.days', { count: days })}</span>
      </span>
      <span className="small">
        {doW.length === 7
          ? t('excursionTour.programs.daily')
          : t('excursionTour.programs.starts', { days: names.join(', ') })}
      </span>
      <Icon name="right" size="s" />
    </Link>
  );
}
