import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { withQuestion } from '#web/search/query/detail-address.ts';
import { withoutFlight } from '#web/search/query/trip.ts';
import { Chip } from '#web/ui/chip.tsx';
import { seasonText } from './departure-windows.ts';
import type { Choice } from './excursion-choice.ts';
import type { ExcursionData } from './excursion-loader.ts';
import styles from './excursion-tour.module.css';

/** What can be chosen of the tour: by air or not, season, nights, and the day of the week that it begins on. */
export function TourChoices({ data }: { data: ExcursionData }) {
  const t = useT();
  const format = useFormat();
  const { seasons, nights, weekdays } = data.choices;
  const names = format.weekdays();
  return (
    <div className={styles.tourChoices}>
      <FlightSwitch data={data} />
      {seasons.length > 1 && (
        <Choices
          label={t('excursionTour.choice.season')}
          choices={seasons}
          named={(season) => seasonText(season, t, format)}
        />
      )}
      {nights.length > 1 && (
        <Choices
          label={t('excursionTour.choice.nights')}
          choices={nights}
          named={(night) => format.nights(night)}
          any={{ NIGHTMIN: undefined, NIGHTMAX: undefined }}
        />
      )}
      {weekdays.length > 1 && (
        <Choices
          label={t('excursionTour.choice.weekday')}
          choices={weekdays}
          named={(day) => (
            <>
              <span aria-hidden="true">{names[day - 1]?.short}</span>
              <span className="sr">{names[day - 1]?.name}</span>
            </>
          )}
          any={{ doW: undefined }}
        />
      )}
    </div>
  );
}

/** Without flight the town is gone from the question; it is remembered for the way back ([W]§2.4). */
function FlightSwitch({ data: { question, flightTown } }: { data: ExcursionData }) {
  const t = useT();
  const { search } = useLocation();
  const isFlown = question.townFrom !== withoutFlight;
  const before = isFlown ? { townBefore: `${question.townFrom}` } : {};
  if (flightTown === withoutFlight) return null; // no town of this market flies there
  return (
    <ChoiceLine label={t('excursionTour.flight.label')}>
      <Chip to={withQuestion(search, { TOWNFROM: `${withoutFlight}`, ...before })} current={!isFlown}>
        {t('excursionTour.flight.without')}
      </Chip>
      <Chip to={withQuestion(search, { TOWNFROM: `${flightTown}`, townBefore: undefined })} current={isFlown}>
        {t('excursionTour.flight.with')}
      </Chip>
    </ChoiceLine>
  );
}

type ChoicesProps<Value> = {
  label: string;
  choices: Choice<Value>[];
  named: (value: Value) => ReactNode;
  /** What leaves the choice open. */
  any?: Record<string, undefined>;
};

/** The values of one choice; what does not go with the others is dashed, and picking it lifts them. */
function Choices<Value extends string | number>({ label, choices, named, any }: ChoicesProps<Value>) {
  const t = useT();
  const { search } = useLocation();
  return (
    <ChoiceLine label={label}>
      {any && (
        <Chip to={withQuestion(search, any)} current={choices.every(({ isChosen }) => !isChosen)}>
          {t('excursionTour.choice.any')}
        </Chip>
      )}
      {choices.map(({ value, changes, isChosen, goesWith }) => (
        <span key={value} className={goesWith ? undefined : styles.tourChoicesOther}>
          <Chip to={withQuestion(search, changes)} current={isChosen}>
            {named(value)}
            {!goesWith && <span className="sr"> ({t('excursionTour.choice.changesOthers')})</span>}
          </Chip>
        </span>
      ))}
    </ChoiceLine>
  );
}

function ChoiceLine({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: links, which no fieldset holds
    <div role="group" aria-labelledby={id} className={styles.tourChoicesLine}>
      <span id={id} className="small muted">
        {label}
      </span>
      <span className={styles.tourChoicesValues}>{children}</span>
    </div>
  );
}
