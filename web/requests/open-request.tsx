import { useActionData, useLocation, useNavigate } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import type { FormOutcome } from '#web/parts/form/form-refusal.ts';
import { forgetForm } from '#web/parts/form/kept-form.ts';
import { goneText, useRoomWords } from '#web/parts/offer/room-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageModal } from '#web/ui/page-modal.tsx';
import { RequestForm } from './request-form.tsx';
import type { loadRequest } from './request-loader.ts';

type OpenRequestProps = { claim: string; opened: NonNullable<Awaited<ReturnType<typeof loadRequest>>> };

/** The form in its modal; closing it leads back to the hotel. */
export default function OpenRequest({ claim, opened }: OpenRequestProps) {
  const t = useT();
  const words = useRoomWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const outcome = useActionData<FormOutcome>();
  const keptAs = `request:${claim}`;
  const closeTo = pathname + withoutRequest(search);
  const close = () => {
    forgetForm(keptAs);
    navigate(closeTo, { preventScrollReset: true });
  };
  return (
    <PageModal title={t('request.form.title')} onClosed={close}>
      {opened.status === 'gone' ? (
        <Notice tone="error">
          {t(opened.reason ? goneText(words, opened.reason) : 'detail.claim.invalid')}
        </Notice>
      ) : (
        <RequestForm offer={opened} keptAs={keptAs} outcome={outcome} closeTo={closeTo} onClosed={close} />
      )}
    </PageModal>
  );
}

/** The page's query without the request: `index` belongs to the form's own address. */
function withoutRequest(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('request');
  params.delete('index');
  return `?${params.toString().replaceAll('%2C', ',')}`;
}
