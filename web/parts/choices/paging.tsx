import { useOnlineOnly } from '#web/parts/sending/use-online-only.ts';
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

/** The pages of a list as links; without a connection the one that is shown stays, and that is said. */
export function Paging({ label, page, pageCount, toPage }: Props) {
  const onlineOnly = useOnlineOnly();
  if (pageCount < 2) return null;
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === pageCount || Math.abs(one - page) <= around,
  );
  return (
    <nav className={styles.listPages} aria-label={label}>
      {shown.map((one) => (
        <Chip key={one} to={toPage(one)} current={one === page} onClick={onlineOnly}>
          {one}
        </Chip>
      ))}
    </nav>
  );
}
