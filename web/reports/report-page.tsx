import { Form } from 'react-router';
import { reportGroups } from '#lib/request-choices.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { useOnlineOnly } from '#web/parts/sending/use-online-only.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useAskingForm } from '../work/use-asking-form.ts';
import { WorkFailed } from '../work/work-failed.tsx';
import { WorkFrame } from '../work/work-frame.tsx';
import type { Route } from './+types/report-page.ts';
import { type LoadedReport, loadReport } from './load-report.ts';
import { ReportTable } from './report-table.tsx';
import styles from './reports.module.css';

/** `/orders/reports`: what the agent, or the agency, has requested and quoted. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  return loadReport(args.context, args.url);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  return <WorkFailed current="/orders/reports" title={t('header.reports')} error={error} />;
}

export default function ReportPage({ loaderData: report }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { by, from, to, rows, isWrong } = report;
  const search = `?${new URLSearchParams({ by, from, to })}`;
  const form = useAskingForm(search);
  return (
    <WorkFrame current="/orders/reports" title={t('header.reports')}>
      <p className="muted">{t('workReport.lead')}</p>
      <ReportForm key={form.key} report={report} onInput={form.onInput} />
      {rows.length > 0 && (
        <>
          <ReportTable report={report} />
          <p>
            <a href={toLocal('/orders/reports.csv') + search}>{t('workReport.csv')}</a>
          </p>
        </>
      )}
      {rows.length === 0 && !isWrong && <Notice>{t('workReport.none')}</Notice>}
    </WorkFrame>
  );
}

type ReportFormProps = { report: LoadedReport; onInput: () => void };

function ReportForm({ report: { by, from, to, isWrong }, onInput }: ReportFormProps) {
  const onlineOnly = useOnlineOnly();
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <Form
      action={toLocal('/orders/reports')}
      className={styles.reportForm}
      onSubmit={onlineOnly}
      onInput={onInput}
    >
      <Field label={t('workReport.groups')} required="either">
        {(control) => (
          <Select {...control} name="by" defaultValue={by}>
            {reportGroups.map((group) => (
              <option key={group} value={group}>
                {t(`workReport.by.${group}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('workReport.from')} required="either">
        {(control) => <TextInput {...control} type="date" name="from" defaultValue={from} />}
      </Field>
      <Field
        label={t('workReport.to')}
        required="either"
        error={isWrong ? t('workReport.wrongDates') : undefined}
      >
        {(control) => <TextInput {...control} type="date" name="to" defaultValue={to} />}
      </Field>
      <Button type="submit" kind="soft">
        {t('workReport.show')}
      </Button>
    </Form>
  );
}
