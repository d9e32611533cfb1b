import { useT } from '#web/context/i18n-context.tsx';
import { partyText } from '#web/parts/offer/party-text.ts';
import { peopleDisplay } from '#web/search/cards/offer-marks.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { OfferRow } from './offer-row.ts';
import styles from './room-card.module.css';

/** Whom the price is for: a small party rendered, a larger one in numbers. */
export function OfferPeople({ adult, kids }: OfferRow['people']) {
  const t = useT();
  const display = peopleDisplay(adult, kids);
  return (
    <p className={styles.people} role="img" aria-label={partyText(t, adult, kids)}>
      <Figures count={adult} isNumber={display.adults === 'number'} />
      {kids > 0 && <Figures count={kids} isNumber={display.children === 'number'} isSmall />}
    </p>
  );
}

type FiguresProps = { count: number; isNumber: boolean; isSmall?: boolean };

function Figures({ count, isNumber, isSmall = false }: FiguresProps) {
  const drawn = isNumber ? 1 : count;
  return (
    <span className={isSmall ? styles.peopleSmall : undefined}>
      {isNumber && count}
      {Array.from({ length: drawn }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the people of one party are rendered alike
        <Icon key={index} name="user" size="s" />
      ))}
    </span>
  );
}
