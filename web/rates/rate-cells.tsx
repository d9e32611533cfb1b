import { useFormat } from '#web/context/use-format.ts';
import styles from './rate-cells.module.css';

/** What a currency costs on a day, and how far that is from the day before. */
export function RateCells({ item: { rate: value, change } }: { item: { rate: number; change: number } }) {
  const { rate } = useFormat();
  const written = useChange();
  return (
    <>
      <td>{rate(value)}</td>
      <td className={styles.rateChange} data-change={directionOf(change)}>
        {written(change)}
      </td>
    </>
  );
}

/** How far a rate is from that of the day before. */
export function RateChange({ change }: { change: number }) {
  const written = useChange();
  return (
    <span className={styles.rateChange} data-change={directionOf(change)}>
      {written(change)}
    </span>
  );
}

/** With four decimals, and a plus where it is one; the stylesheet has green and red for it ([S]§2.11). */
function useChange() {
  const { rate } = useFormat();
  return (change: number) => `${change > 0 ? '+' : ''}${rate(change)}`;
}

/** The sign of a change, as the stylesheet colours it. */
function directionOf(change: number) {
  if (change === 0) return undefined;
  return change > 0 ? 'up' : 'down';
}
