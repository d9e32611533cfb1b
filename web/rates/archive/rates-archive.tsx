import { useLocation } from 'react-router';
import { currencySymbol } from '#sites/currencies.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import type { RateOfToday } from '#web/rates/load-rates-today.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './archive.module.css';
import { ArchiveForm } from './archive-form.tsx';
import { archiveQuery, archiveTabs } from './archive-question.ts';
import { ArchiveTable } from './archive-table.tsx';
import { ChartOfRates } from './chart-of-rates.tsx';
import type { Archive } from './load-archive.ts';

type Props = { archive: Archive; currencies: readonly RateOfToday[] };

/** What a currency cost on every day that is known: asked for by a form, told as a table or as a chart ([S]§2.11). */
export function RatesArchive({ archive, currencies }: Props) {
  const t = useT();
  return (
    <section id="archive" className={styles.archive} aria-labelledby="archive-title">
      <h2 id="archive-title">{t('rates.archive.title')}</h2>
      <ArchiveForm archive={archive} currencies={currencies} />
      {archive.answer.kind !== 'faulty' && <Tabs archive={archive} />}
      <Answer archive={archive} />
    </section>
  );
}

function Tabs({ archive: { question } }: { archive: Archive }) {
  const t = useT();
  const { search } = useLocation();
  return (
    <nav className={styles.archiveTabs} aria-label={t('rates.archive.tabs')}>
      {archiveTabs.map((tab) => (
        <Chip key={tab} to={archiveQuery(search, { tab })} current={tab === question.tab}>
          {t(`rates.archive.${tab}`)}
        </Chip>
      ))}
    </nav>
  );
}

function Answer({ archive: { answer, question } }: { archive: Archive }) {
  const t = useT();
  const { search } = useLocation();
  const { currency: own } = useVisit().site;
  if (answer.kind === 'faulty') return <Notice title={t('rates.archive.faulty')} />;
  if (answer.kind === 'failed') return <Notice tone="error" title={t('rates.history.none')} />;
  const symbols = { symbol: currencySymbol(question.currency, own), own: currencySymbol(own, own) };
  const isEmpty = answer.kind === 'table' ? answer.list.length === 0 : answer.series.rates.length === 0;
  if (isEmpty)
    return (
      <Notice title={t('rates.archive.none')}>
        <Chip to={archiveQuery(search, { from: '', to: '' })}>{t('rates.archive.lastYear')}</Chip>
      </Notice>
    );
  if (answer.kind === 'chart') return <ChartOfRates series={answer.series} {...symbols} />;
  return <ArchiveTable page={answer} question={question} {...symbols} />;
}
