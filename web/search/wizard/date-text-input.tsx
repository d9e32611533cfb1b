import { type KeyboardEvent, useId, useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { type DateRange, daysIn, isTooLong, longestFrom } from '#web/search/query/date-range.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './calendar.module.css';
import { dateTextLength, dateTextLetters, maskDateText, readDateText, writeDateText } from './date-text.ts';

type DateTextProps = {
  label: string;
  /** Undefined: none is chosen. */
  range: DateRange | undefined;
  bounds: DateRange;
  onApply: (range: DateRange) => void;
};

/**
 * The dates as text, masked to the site's format; Enter takes them over ([W]§4). A range over the site's limit is not
 * taken, and the field says how long one may be.
 */
export default function DateText({ label, range, bounds, onApply }: DateTextProps) {
  const t = useT();
  const { dateFormat: format, limitRange } = useVisit().site;
  const id = useId();
  const stored = range ? writeDateText(range, format) : '';
  const [typed, setTyped] = useState<string>();
  const [tooLong, setTooLong] = useState<DateRange>();

  const apply = () => {
    const read = typed === undefined ? range : readDateText(typed, format, bounds);
    setTyped(undefined); // what cannot be applied goes back to what was stored
    const isRefused = read !== undefined && isTooLong(read, limitRange);
    setTooLong(isRefused ? longestFrom(read.from, limitRange) : undefined);
    if (read && !isRefused) onApply(read);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // it would submit the form
    apply();
  };

  return (
    <>
      <TextInput
        className={classNames(styles.dateText, 'num')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={dateTextLength.range}
        aria-label={label}
        placeholder={dateTextLetters(t('wizard.dates.letters'), format)}
        value={typed ?? stored}
        onChange={(event) => setTyped(maskDateText(event.target.value, format))}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(undefined)}
        onFocus={(event) => event.target.select()}
        aria-describedby={id}
      />
      <p id={id} className={styles.dateTextLimit} role="status">
        {tooLong && t('wizard.dates.limit', { count: daysIn(tooLong) })}
      </p>
    </>
  );
}
