import styles from './filters.module.css';

type Props = { facet: { min: number; max: number; buckets: number[] }; from: number; to: number };

const barWidth = 10;
const gap = 2;
const height = 72;

/** A bar for each step of price, dark within the chosen part. What it shows is said in words beside it. */
export function PriceHistogram({ facet, from, to }: Props) {
  const { min, max, buckets } = facet;
  const step = (max - min) / Math.max(buckets.length, 1);
  const most = Math.max(...buckets, 1);
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${buckets.length * (barWidth + gap) - gap} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {buckets.map((hotels, index) => {
        const bar = Math.max((hotels / most) * height, 3);
        const middle = min + (index + 0.5) * step;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            key={index}
            className={middle >= from && middle <= to ? styles.in : undefined}
            x={index * (barWidth + gap)}
            y={height - bar}
            width={barWidth}
            height={bar}
          />
        );
      })}
    </svg>
  );
}
