import { useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import contactFormStyles from '#web/parts/form/contact-form.module.css';
import { ContactForm } from '#web/parts/form/contact-form.tsx';
import type { FormOutcome } from '#web/parts/form/form-refusal.ts';
import type { OpenedContactForm } from '#web/parts/form/open-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Placeholder, Skeleton } from '#web/ui/skeleton.tsx';
import callBackStyles from './call-back.module.css';

/** Who is to call. */
export type CallBackOffice = { email: string; address: string };

type CallBackFormProps = {
  /** The office that is to call; absent: the site itself. */
  office?: CallBackOffice | undefined;
  /** What the call is about, line by line, such as a tour: the office reads it in the mail. */
  context?: string | undefined;
  /** The offer that it is about. */
  claim?: string | undefined;
  /** The search that it is about; else that of the page, where it has one. */
  search?: string | undefined;
  /** Told when the card of a form that was sent is closed; absent: an empty form takes its place. */
  onDone?: (() => void) | undefined;
  /** What its page knows already. */
  first?: { opened: OpenedContactForm; outcome: FormOutcome | undefined } | undefined;
};

/** The call-back form in all its states ([S]§3.16, §4.9, §5.13), for a card, a modal or a page. */
export default function CallBackForm({ first, ...props }: CallBackFormProps) {
  const [round, setRound] = useState(0);
  const startAnew = () => setRound(round + 1);
  return <Round key={round} {...props} first={round === 0 ? first : undefined} onReset={startAnew} />;
}

/** One form from its opening to its card. */
function Round({
  office,
  context = '',
  claim = '',
  search = '',
  onDone,
  first,
  onReset,
}: CallBackFormProps & { onReset: () => void }) {
  const t = useT();
  const { site } = useVisit();
  const action = useLocalPath()('/call-back');
  const { search: pageSearch } = useLocation();
  const { load, data } = useFetcher<{ opened: OpenedContactForm | undefined }>(); // of the page of this form;
  const isOpened = first !== undefined;
  useEffect(() => {
    if (!isOpened) void load(action);
  }, [isOpened, load, action]);

  const opened = first?.opened ?? data?.opened;
  if (!opened) return data ? <NotOpened onRetry={() => void load(action)} /> : <FormSkeleton />;
  const { email: emailTo, address: faddress } = office ?? { email: site.contacts.email, address: '' };
  return (
    <ContactForm
      kind="call-back"
      action={action}
      opened={opened}
      keptAs={`call-back:${emailTo}`}
      outcome={first?.outcome}
      submit={t('callBack.submit')}
      additionalPlaceholder={t('callBack.additionalPlaceholder')}
      hidden={{ emailTo, faddress, context, claim, search: search || searchOf(pageSearch) }}
      closeTo={action}
      onClosed={(status) => {
        onReset();
        if (status === 'sent') onDone?.();
      }}
    >
      <p className="muted">{t('callBack.lead')}</p>
      {faddress && (
        <p className={callBackStyles.callBackOffice}>
          {t('callBack.office')}: <b>{faddress}</b>
        </p>
      )}
    </ContactForm>
  );
}

/** The question of a page that searches; empty of every other page. */
const searchOf = (pageSearch: string) =>
  /[?&](ADULT|AdultCount)=/i.test(pageSearch) ? pageSearch.slice(1) : '';

function NotOpened({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div className={callBackStyles.callBackNotOpened}>
      <Notice tone="error">{t('callBack.notOpened')}</Notice>
      <Button onClick={onRetry}>{t('shell.action.retry')}</Button>
    </div>
  );
}

/** The shape of the form while it is opened. */
function FormSkeleton() {
  return (
    <Skeleton>
      <div className={contactFormStyles.contactFormFields}>
        <Placeholder shape="line" width="75%" height="1rem" />
        <Placeholder height="3rem" />
        <Placeholder height="3rem" />
        <Placeholder height="3rem" />
        <Placeholder shape="pill" height="3rem" />
      </div>
    </Skeleton>
  );
}
