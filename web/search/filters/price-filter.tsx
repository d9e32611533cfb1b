import { type KeyboardEvent, useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import type { PriceFacet } from '#web/search/query/search-answer.ts';
import { type SearchQuestion, searchAddress } from '#web/search/query/search-question.ts';
import { Chip } from '#web/ui/chip.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './filters.module.css';
import { PriceHistogram } from './price-histogram.tsx';

type Props = {
  question: SearchQuestion;
  facet: PriceFacet;
  currency: string;
  /** Called when a bound is settled: a thumb let go, a field left, Enter. */
  onChosen: () => void;
};

/** How prices are spread, and the part of them that is wanted: by two thumbs or two fields. One price leaves no choice. */
export function PriceFilter({ question, facet, currency, onChosen }: Props) {
  const t = useT();
  const { price } = useUiLanguage();
  const [from, setFrom] = useBound(question.costMin);
  const [to, setTo] = useBound(question.costMax);
  const low = from === '' ? facet.min : Number(from);
  const high = to === '' ? facet.max : Number(to);
  const settle = () => {
    const isSame = from === `${question.costMin ?? ''}` && to === `${question.costMax ?? ''}`;
    if (!isSame) onChosen();
  };
  if (facet.min === facet.max && from === '' && to === '') return null;
  return (
    <fieldset className={styles.filter}>
      <legend>{t('results.filters.price')}</legend>
      <p className="sr">
        {t('results.filters.priceHint', {
          from: price(facet.common.from, currency),
          to: price(facet.common.to, currency),
        })}
      </p>
      <PriceHistogram facet={facet} from={low} to={high} />
      <Thumbs facet={facet} low={low} high={high} settle={settle} onFrom={setFrom} onTo={setTo} />
      <div className={styles.minmax}>
        <Bound
          name="COSTMIN"
          label={t('results.filters.priceFrom')}
          value={from}
          placeholder={facet.min}
          settle={settle}
          onType={setFrom}
        />
        <Bound
          name="COSTMAX"
          label={t('results.filters.priceTo')}
          value={to}
          placeholder={facet.max}
          settle={settle}
          onType={setTo}
        />
      </div>
      <PriceTags question={question} facet={facet} currency={currency} />
    </fieldset>
  );
}

/** Amounts that are often the most that a trip may cost, as far as they narrow this list. */
function PriceTags({ question, facet, currency }: Pick<Props, 'question' | 'facet' | 'currency'>) {
  const t = useT();
  const { price } = useUiLanguage();
  // Its place stays, so that what stands below does not jump with each answer.
  if (facet.tags.length === 0) return <div className={styles.priceTags} />;
  return (
    <ul className={styles.priceTags}>
      {facet.tags.map((costMax) => (
        <li key={costMax}>
          <Chip to={searchAddress(question, { costMax, currency })} current={question.costMax === costMax}>
            {t('results.filters.upTo', { price: price(costMax, currency) })}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/**
 * A bound as it is being typed, until the page asks for another one. Each is typed by itself: what settles one may
 * arrive while the other is on its way.
 */
function useBound(asked: number | undefined) {
  const settled = asked === undefined ? '' : `${asked}`;
  const [text, type] = useState(settled);
  const [settledBefore, setSettledBefore] = useState(settled);
  if (settledBefore !== settled) {
    setSettledBefore(settled);
    type(settled);
  }
  return [text, type] as const;
}

type ThumbsProps = {
  facet: Props['facet'];
  low: number;
  high: number;
  onFrom: (value: string) => void;
  onTo: (value: string) => void;
  settle: () => void;
};

function Thumbs({ facet, low, high, onFrom, onTo, settle }: ThumbsProps) {
  const t = useT();
  if (!useHydrated()) return <div className={styles.thumbs} />;
  const shared = {
    type: 'range',
    min: facet.min,
    max: facet.max,
    onPointerUp: settle,
    onKeyUp: settle,
    onBlur: settle,
  };
  return (
    <div className={styles.thumbs}>
      <input
        {...shared}
        aria-label={t('results.filters.priceLowest')}
        value={Math.max(facet.min, Math.min(low, high))}
        onChange={(event) => onFrom(`${Math.min(event.target.valueAsNumber, high)}`)}
      />
      <input
        {...shared}
        aria-label={t('results.filters.priceHighest')}
        value={Math.min(facet.max, Math.max(low, high))}
        onChange={(event) => onTo(`${Math.max(event.target.valueAsNumber, low)}`)}
      />
    </div>
  );
}

type BoundProps = {
  name: string;
  label: string;
  value: string;
  placeholder: number;
  onType: (value: string) => void;
  settle: () => void;
};

/** Digits alone while they are typed, and a number as the page writes numbers where it rests ([W]§2.9). */
function Bound({ name, label, value, placeholder, onType, settle }: BoundProps) {
  const { number } = useFormat();
  const [isTyping, setTyping] = useState(false);
  const isWritten = useHydrated() && !isTyping && value !== '';
  const isEnter = (event: KeyboardEvent) => event.key === 'Enter';
  return (
    <label>
      {label}
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={isWritten ? number(Number(value)) : value}
        placeholder={number(placeholder)}
        onChange={(event) => onType(event.target.value.replace(/\D/g, ''))}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          settle();
        }}
        onKeyDown={(event) => {
          if (!isEnter(event)) return;
          event.preventDefault();
          settle();
        }}
      />
    </label>
  );
}
