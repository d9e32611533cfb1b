import { useFormat } from '#web/visit/use-format.ts';
import styles from './rate-cells.module.css';

/** What a currency costs on a day, and how far that is from the day before. */
export function RateCells({ item }: { item: { rate: number; change: number } }) {
  const { rate } = useFormat();
  return (
    <>
      <td>{rate(item.rate)}</td>
      <td>
        <RateChange change={item.change} />
      </td>
    </>
  );
}

/** With four decimals; green and with a plus where it is one, red where it is less ([S]§2.11). */
export function RateChange({ change }: { change: number }) {
  const { rate } = useFormat();
  return (
    <span className={styles.rateChange} data-change={directionOf(change)}>
      {change > 0 && '+'}
      {rate(change)}
    </span>
  );
}

/** The sign of a change, as the style sheet colours it. */
function directionOf(change: number) {
  if (change === 0) return undefined;
  return change > 0 ? 'up' : 'down';
}
