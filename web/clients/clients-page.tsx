import { Form } from 'react-router';
import { clients } from '#calls/clients.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { clientContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Paging } from '#web/parts/choices/paging.tsx';
import { Rows } from '#web/parts/rows/rows.tsx';
import { useOnlineOnly } from '#web/parts/sending/use-online-only.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useAskingForm } from '../work/use-asking-form.ts';
import { WorkFailed } from '../work/work-failed.tsx';
import { WorkFrame } from '../work/work-frame.tsx';
import type { Route } from './+types/clients-page.ts';
import styles from './clients.module.css';

/** `/clients`: the people whom the agency sells to. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const { context, url } = args;
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, 100);
  const page = Number(/^[1-9]\d{0,3}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1);
  const known = await context.get(clientContext).call(clients, { text, page });
  if (!known.ok) throw new Response(null, { status: known.status ?? 502 });
  return { ...known.value, text, page, isDeleted: url.searchParams.has('deleted') };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  return <WorkFailed current="/clients" title={t('clients.title')} error={error} />;
}

export default function ClientsPage({ loaderData }: Route.ComponentProps) {
  const onlineOnly = useOnlineOnly();
  const t = useT();
  const toLocal = useLocalPath();
  const { clients: list, total, text, page, pageCount, isDeleted } = loaderData;
  const path = toLocal('/clients');
  const form = useAskingForm(text);
  const pageOf = (one: number) => {
    const asked = [...(text ? [['text', text]] : []), ...(one > 1 ? [['page', `${one}`]] : [])];
    return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path;
  };
  return (
    <WorkFrame current="/clients" title={t('clients.title')}>
      <p className="muted">{t('clients.lead')}</p>
      {isDeleted && <Notice tone="done">{t('clients.deleted')}</Notice>}
      <p className={styles.clientButtons}>
        <Link className={buttonClass({ kind: 'go' })} to={toLocal('/clients/new')}>
          {t('clients.add')}
        </Link>
      </p>
      <Form
        method="get"
        action={path}
        role="search"
        className={styles.clientSearch}
        key={form.key}
        onSubmit={onlineOnly}
        onInput={form.onInput}
      >
        <Field label={t('clients.search')} required="either">
          {(control) => (
            <TextInput {...control} type="search" name="text" maxLength={100} defaultValue={text} />
          )}
        </Field>
        <Button type="submit">{t('clients.find')}</Button>
      </Form>
      <p role="status" className="muted">
        {total === 0 && text ? t('clients.none') : t('clients.count', { count: total })}
      </p>
      <Rows ofWork>
        {list.map(({ inc, name, phone, email, consentWay }) => (
          <li key={inc}>
            <Link to={toLocal(`/clients/${inc}`)}>{name}</Link>
            <span className="small muted">
              {consentWay ? [phone, email].filter(Boolean).join(' · ') : t('clients.noConsent')}
            </span>
          </li>
        ))}
      </Rows>
      <Paging label={t('clients.paging')} page={page} pageCount={pageCount} toPage={pageOf} />
    </WorkFrame>
  );
}
