import { useLocation, useNavigate } from 'react-router';
import type { HistoryItem } from '#calls/currency.ts';
import { currenciesOf } from '#sites/chosen-currency.ts';
import { currencySymbol } from '#sites/currencies.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageModal } from '#web/ui/page-modal.tsx';
import { withHistory, withoutHistory } from './history-address.ts';
import type { History } from './load-history.ts';
import { chartPoints, RateChart } from './rate-chart.tsx';
import { RateTable } from './rate-table.tsx';
import styles from './rates.module.css';
import type { Rates } from './rates.ts';

type Props = { history: History; rates: Rates };

/** How the rate of a currency moved: the rate that holds, a curve, and every day of it. */
export default function RateHistory({ history, rates }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const name = rates.currencies.find(({ slug }) => slug === history.currency)?.currency ?? history.currency;
  const close = () =>
    navigate(withoutHistory(search), { preventScrollReset: true, defaultShouldRevalidate: false });
  return (
    <div className={classNames('page', styles.history)}>
      <PageModal title={t('rates.history.title', { currency: name })} onClosed={close}>
        <OtherHistories history={history} rates={rates} />
        {history.list && history.list.length > 0 ? (
          <Told history={history} list={history.list} rates={rates} />
        ) : (
          <Notice tone={history.list ? 'plain' : 'error'} title={t('rates.history.none')} />
        )}
      </PageModal>
    </div>
  );
}

/** The currencies of the header, to look at one after the other. */
function OtherHistories({ history, rates }: Props) {
  const t = useT();
  const { search } = useLocation();
  const { site } = useVisit();
  const others = currenciesOf(site).filter((slug) => slug !== site.currency);
  if (others.length < 2 || rates.currencies.length === 0) return null;
  return (
    <nav className={styles.historyTabs} aria-label={t('currency.bar.title')}>
      {others.map((slug) => (
        <Link
          key={slug}
          to={withHistory(search, slug)}
          aria-current={slug === history.currency ? 'page' : undefined}
          rel="nofollow"
          replace
          preventScrollReset
          defaultShouldRevalidate={false}
        >
          {slug}
        </Link>
      ))}
    </nav>
  );
}

function Told({ history, list, rates }: Props & { list: HistoryItem[] }) {
  const t = useT();
  const { rate } = useFormat();
  const { currency: own } = useVisit().site;
  const [symbol, ownSymbol] = [history.currency, own].map((slug) => currencySymbol(slug, own));
  const holds =
    rates.currencies.find(({ slug }) => slug === history.currency)?.rate ?? list.at(-1)?.rate ?? 0;
  return (
    <>
      <p className={classNames(styles.historyNow, 'num')}>
        <span>{`1 ${symbol} =`}</span> <b>{`${rate(holds)} ${ownSymbol}`}</b>
      </p>
      <RateChart points={chartPoints(list)} label={t('rates.history.chart')} />
      <RateTable list={list} />
    </>
  );
}
