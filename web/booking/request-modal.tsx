import { useActionData, useLoaderData, useLocation, useNavigate } from 'react-router';
import { useT } from '#web/i18n/i18n-context.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageModal } from '#web/ui/page-modal.tsx';
import { RequestForm } from './request-form.tsx';
import type { loadRequest, RequestOutcome } from './request-loader.ts';
import './request.css';

/** The form for the offer that the address names; closing it leads back to the hotel. */
export function RequestModal() {
  const opened = useLoaderData<typeof loadRequest>();
  const { search } = useLocation();
  const claim = new URLSearchParams(search).get('request');
  return opened && claim ? <OpenRequest key={claim} opened={opened} /> : null;
}

function OpenRequest({ opened }: { opened: NonNullable<Awaited<ReturnType<typeof loadRequest>>> }) {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const outcome = useActionData<RequestOutcome>();
  const close = () => navigate(withoutRequest(search), { preventScrollReset: true });
  return (
    <PageModal title={t('request.form.title')} onClosed={close}>
      {outcome?.status === 'sent' && <Sent number={outcome.number} />}
      {outcome?.status !== 'sent' && opened.status === 'gone' && (
        <Notice tone="error">{t('detail.claim.soldOut')}</Notice>
      )}
      {outcome?.status !== 'sent' && opened.status === 'open' && (
        <RequestForm opened={opened} outcome={outcome} />
      )}
    </PageModal>
  );
}

function Sent({ number }: { number: number }) {
  const t = useT();
  return (
    <Notice tone="done" title={t('common.formFeedback.submitSucceeded.title')}>
      <p>{t('common.formFeedback.submitSucceeded.text')}</p>
      {number > 0 && (
        <p className="request__number">
          {t('common.formFeedback.submitSucceeded.number', { number: `${number}` })}
        </p>
      )}
    </Notice>
  );
}

/** The page's query without the request: `index` belongs to the form's own address. */
function withoutRequest(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('request');
  params.delete('index');
  return `?${params.toString().replaceAll('%2C', ',')}`;
}
