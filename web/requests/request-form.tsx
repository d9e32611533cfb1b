import { useFormAction } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { ContactForm } from '#web/parts/form/contact-form.tsx';
import type { FormOutcome } from '#web/parts/form/form-refusal.ts';
import { OfferChange } from '#web/parts/offer/offer-change.tsx';
import { isChanged } from '#web/parts/offer/what-changed.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './request.module.css';
import type { loadRequest } from './request-loader.ts';
import { shownOffer, shownOfferOf } from './shown-offer.ts';

type RequestFormProps = {
  offer: Extract<NonNullable<Awaited<ReturnType<typeof loadRequest>>>, { status: 'open' }>;
  keptAs: string;
  outcome: FormOutcome | undefined;
  /** The page without its request. */
  closeTo: string;
  onClosed: () => void;
};

/** Who asks for the offer, and how to answer. */
export function RequestForm({ offer, ...props }: RequestFormProps) {
  const t = useT();
  const { lines, isOutdated, form } = offer;
  return (
    <ContactForm
      kind="request"
      action={useFormAction()}
      opened={form}
      submit={t('request.form.submit')}
      additionalPlaceholder={t('request.form.additionalPlaceholder')}
      asked={<RequestedOffer lines={lines} />}
      hidden={{ [shownOffer]: shownOfferOf(offer) }}
      {...props}
    >
      <OfferChange {...offer} />
      {isChanged(offer) && <p>{t('offer.changed.confirm')}</p>}
      {isOutdated && <Notice>{t('detail.claim.outdated')}</Notice>}
      <p className="muted">{t('request.form.lead')}</p>
    </ContactForm>
  );
}

function RequestedOffer({ lines }: { lines: readonly string[] }) {
  const t = useT();
  return (
    <section className={styles.requestOffer} aria-label={t('request.form.offer')}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
