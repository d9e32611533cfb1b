import { type ReactNode, useEffect, useRef } from 'react';
import { telAddress } from '#lib/tel-address.ts';
import type { Fault } from '#lib/validation/fault.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './contact-form.module.css';
import { useFaultText } from './use-fault-text.ts';

type Way = {
  /** Where closing leads without scripts. */
  to: string;
  onClose: () => void;
};

type SentCardProps = Way & {
  number: number;
  /** What was asked for, shown once more. */
  asked?: ReactNode;
};

/** The form has arrived ([S]§4.9): what it asked for, and when and by whom it is answered; closing the card resets the form. */
export function SentCard({ number, asked, ...way }: SentCardProps) {
  const t = useT();
  const { contacts } = useVisit().site;
  const title = t('common.formFeedback.submitSucceeded.title');
  return (
    <FormCard title={title}>
      <Notice tone="done" title={title}>
        <p>{t('common.formFeedback.submitSucceeded.text')}</p>
        {number > 0 && (
          <p className={styles.formCardNumber}>
            {t('common.formFeedback.submitSucceeded.number', { number: `${number}` })}
          </p>
        )}
      </Notice>
      {asked}
      <p>{t('common.formFeedback.submitSucceeded.callBack', contacts.opening)}</p>
      <div className={styles.formCardWays}>
        {contacts.phones.map((phone) => (
          <a key={phone} className={buttonClass({ kind: 'go' })} href={telAddress(phone)}>
            <Icon name="phone" size="s" />
            <span className="num">{phone}</span>
          </a>
        ))}
        <CloseLink {...way} />
      </div>
    </FormCard>
  );
}

/** The form has not arrived ([S]§4.9): it can be sent again as it is, or the card closed, which resets it. */
export function FailedCard({ fault, ...way }: Way & { fault: Fault }) {
  const t = useT();
  const say = useFaultText();
  const title = t('common.formFeedback.submitError.title');
  return (
    <FormCard title={title}>
      <Notice tone="error" title={title}>
        <p>{say(fault)}</p>
      </Notice>
      <div className={styles.formCardWays}>
        <Button type="submit" kind="go">
          {t('shell.action.retry')}
        </Button>
        <CloseLink {...way} />
      </div>
    </FormCard>
  );
}

/** Takes the focus, which was on a button that is gone. */
function FormCard({ title, children }: { title: string; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div ref={card} className={styles.formCard} role="group" aria-label={title} tabIndex={-1}>
      {children}
    </div>
  );
}

function CloseLink({ to, onClose }: Way) {
  const t = useT();
  return (
    <Link
      to={to}
      className={buttonClass()}
      preventScrollReset
      onClick={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {t('shell.action.close')}
    </Link>
  );
}
