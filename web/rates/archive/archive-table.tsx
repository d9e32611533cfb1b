import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { nominalOf } from '#web/rates/nominal.ts';
import { RateCells } from '#web/rates/rate-cells.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './archive.module.css';
import { type ArchiveQuestion, type ArchiveSort, archiveQuery } from './archive-question.ts';
import type { ArchiveAnswer } from './load-archive.ts';
import { pagesAround } from './pages-around.ts';

type Props = {
  page: Extract<ArchiveAnswer, { kind: 'table' }>;
  question: ArchiveQuestion;
  /** Of the currency, and of the one that it is told in. */
  symbol: string;
  own: string;
};

const columns: readonly ArchiveSort[] = ['date', 'rate', 'change'];
const orders = { asc: 'ascending', desc: 'descending' } as const;

/** A page of days with what the currency cost on them. */
export function ArchiveTable({ page: { list, page, pageCount }, question, symbol, own }: Props) {
  const t = useT();
  const format = useFormat();
  const nominal = nominalOf(Math.max(...list.map(({ rate }) => rate)));
  return (
    <>
      <table className={classNames(styles.archiveTable, 'num')}>
        <caption>
          {t('rates.archive.rateOf', { amount: `${format.number(nominal)} ${symbol}`, currency: own })}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column} column={column} question={question} />
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map(({ date, rate, change }) => (
            <tr key={date}>
              <th scope="row">{format.rateDate(date)}</th>
              <RateCells item={{ rate: rate * nominal, change: change * nominal }} />
            </tr>
          ))}
        </tbody>
      </table>
      <Paging page={page} pageCount={pageCount} />
    </>
  );
}

/** Sorts by its column; pressed again, the other way round. */
function Head({ column, question }: { column: ArchiveSort; question: ArchiveQuestion }) {
  const t = useT();
  const { search } = useLocation();
  const isSorted = question.sort === column;
  const direction = isSorted && question.direction === 'desc' ? 'asc' : 'desc';
  return (
    <th scope="col" aria-sort={isSorted ? orders[question.direction] : undefined}>
      <Link to={archiveQuery(search, { sort: column, direction })} rel="nofollow" preventScrollReset>
        {t(`rates.history.${column}`)}
        {isSorted && <Icon name="down" size="s" />}
      </Link>
    </th>
  );
}

function Paging({ page, pageCount }: { page: number; pageCount: number }) {
  const t = useT();
  const { search } = useLocation();
  if (pageCount < 2) return null;
  return (
    <nav className={classNames(styles.archivePages, 'num')} aria-label={t('rates.archive.pages')}>
      {pagesAround(page, pageCount).map((number, index, all) => (
        <span key={number} data-after-gap={index > 0 && all[index - 1] !== number - 1 ? '' : undefined}>
          <Chip to={archiveQuery(search, { page: number })} current={number === page}>
            {number}
          </Chip>
        </span>
      ))}
    </nav>
  );
}
