import { useFormat } from '#web/visit/use-format.ts';
import styles from './rate-cells.module.css';

/** What a currency costs on a day, and how far that is from the day before. */
export function RateCells({ item }: { item: { rate: number; change: number } }) {
  const { rate } = useFormat();
  return (
    <>
      <td>{rate(item.rate)}</td>
      <td className={styles.rateChange} data-change={directionOf(item.change)}>
        {item.change > 0 && '+'}
        {rate(item.change)}
      </td>
    </>
  );
}

/** The sign of a change, as the style sheet colours it. */
function directionOf(change: number) {
  if (change === 0) return undefined;
  return change > 0 ? 'up' : 'down';
}
