import { Chip } from '#web/ui/chip.tsx';
import styles from './choices.module.css';

type Props = {
  /** What there are pages of. */
  label: string;
  page: number;
  pageCount: number;
  toPage: (page: number) => string;
};

/** So many pages on either side of the one that is shown, beside the first and the last. */
const around = 2;

/** The pages of a list as links. */
export function Paging({ label, page, pageCount, toPage }: Props) {
  if (pageCount < 2) return null;
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === pageCount || Math.abs(one - page) <= around,
  );
  return (
    <nav className={styles.listPages} aria-label={label}>
      {shown.map((one) => (
        <Chip key={one} to={toPage(one)} current={one === page}>
          {one}
        </Chip>
      ))}
    </nav>
  );
}
