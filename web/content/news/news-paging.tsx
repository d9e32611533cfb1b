import { Chip } from '#web/ui/chip.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import styles from './news.module.css';

type Props = { page: number; pageCount: number; toPage: (page: number) => string };

/** So many pages on either side of the one that is shown, beside the first and the last. */
const around = 2;

/** The pages of the list as links. */
export function NewsPaging({ page, pageCount, toPage }: Props) {
  const t = useT();
  if (pageCount < 2) return null;
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === pageCount || Math.abs(one - page) <= around,
  );
  return (
    <nav className={styles.newsPaging} aria-label={t('news.paging')}>
      {shown.map((one) => (
        <Chip key={one} to={toPage(one)} current={one === page}>
          {one}
        </Chip>
      ))}
    </nav>
  );
}
