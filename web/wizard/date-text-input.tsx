import { type KeyboardEvent, useState } from 'react';
import { useT } from '#web/i18n/i18n-context.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useVisit } from '#web/visit.tsx';
import type { DateRange } from './date-range.ts';
import { dateTextLength, maskDateText, readDateText, writeDateText } from './date-text.ts';

type DateTextProps = { range: DateRange; bounds: DateRange; onApply: (range: DateRange) => void };

/** The dates as text, masked to the site's format; Enter takes them over ([W]§4). */
export function DateText({ range, bounds, onApply }: DateTextProps) {
  const t = useT();
  const format = useVisit().site.dateFormat;
  const stored = writeDateText(range, format);
  const [typed, setTyped] = useState<string>();

  const apply = () => {
    const read = typed === undefined ? range : readDateText(typed, format, bounds);
    setTyped(undefined); // what cannot be applied goes back to what was stored
    if (read) onApply(read);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // it would submit the form
    apply();
  };

  return (
    <TextInput
      className="date-text num"
      inputMode="numeric"
      autoComplete="off"
      maxLength={dateTextLength.range}
      aria-label={t('wizard.dates.title')}
      placeholder={t(format === 'DD/MM/YYYY' ? 'wizard.dates.placeholderSlash' : 'wizard.dates.placeholder')}
      value={typed ?? stored}
      onChange={(event) => setTyped(maskDateText(event.target.value, format))}
      onKeyDown={onKeyDown}
      onBlur={() => setTyped(undefined)}
      onFocus={(event) => event.target.select()}
    />
  );
}
