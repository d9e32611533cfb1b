import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { useT } from '#web/i18n/i18n-context.tsx';
import type { MessageKey } from '#web/i18n/message-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useLocalPath, useVisit } from '#web/visit.tsx';
import { longest } from './longest.ts';
import type { RequestOutcome } from './request-loader.ts';

type Props = {
  opened: { lines: string[]; requestKey: string };
  outcome: Exclude<RequestOutcome, { status: 'sent' }> | undefined;
};

type FieldName = keyof typeof longest;

/** Who asks for the offer, and how to answer. It is a real form: without scripts it posts and shows the same. */
export function RequestForm({ opened, outcome }: Props) {
  const t = useT();
  const { site } = useVisit();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formMethod === 'POST';
  const typed = outcome?.typed ?? {};
  const [requestKey] = useState(typed.requestKey || opened.requestKey);
  const errors = outcome?.status === 'invalid' ? outcome.errors : {};
  const errorOf = (name: FieldName) => {
    const key = errors[name] as MessageKey | undefined; // the action sends keys of messages
    return key && t(key, { value: longest[name] });
  };
  const field = (name: FieldName) => ({ name, defaultValue: typed[name], error: errorOf(name) });

  useEffect(() => {
    if (outcome) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [outcome]);

  return (
    <Form ref={form} method="post" className="request" noValidate preventScrollReset aria-busy={isSending}>
      <p className="muted">{t('request.form.lead')}</p>
      <OfferLines lines={opened.lines} />
      {outcome?.status === 'failed' && (
        <Notice tone="error" title={t('common.formFeedback.submitError.title')}>
          <p>{t('common.formFeedback.submitError.text')}</p>
        </Notice>
      )}
      {outcome?.status === 'invalid' && (
        <Notice tone="error">{t('request.form.errorSummary', { count: Object.keys(errors).length })}</Notice>
      )}
      <input type="hidden" name="requestKey" value={requestKey} />
      <Trap />
      <LineField
        {...field('name')}
        label={t('request.form.name')}
        autoComplete="name"
        placeholder={t('request.form.namePlaceholder')}
      />
      <div className="request__pair">
        <LineField
          {...field('phone')}
          type="tel"
          label={t('request.form.phone')}
          autoComplete="tel"
          placeholder={site.phone.placeholder}
        />
        <LineField
          {...field('email')}
          type="email"
          label={t('request.form.email')}
          autoComplete="email"
          placeholder={t('request.form.emailPlaceholder')}
        />
      </div>
      {site.flags.showAdditionalComment && (
        <Field label={t('request.form.comment')} error={errorOf('comment')}>
          {(control) => (
            <TextArea
              {...control}
              name="comment"
              defaultValue={typed.comment}
              rows={3}
              placeholder={t('request.form.commentPlaceholder')}
            />
          )}
        </Field>
      )}
      <Agreement isGiven={typed.agree === 'on'} error={errorOf('agree')} />
      <div className="request__send">
        <Button type="submit" kind="go" disabled={isSending} busy={isSending}>
          {isSending ? t('request.form.sending') : t('request.form.submit')}
        </Button>
        {isSending && <progress aria-label={t('request.form.sending')} />}
      </div>
    </Form>
  );
}

function OfferLines({ lines }: { lines: string[] }) {
  const t = useT();
  return (
    <section className="request__offer" aria-label={t('request.form.offer')}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

type LineFieldProps = ComponentProps<'input'> & { label: ReactNode; error: string | undefined };

/** A required line of text, its label starred ([S]§5.1). */
function LineField({ label, error, ...input }: LineFieldProps) {
  return (
    <Field label={<>{label} *</>} error={error} required>
      {(control) => <TextInput {...input} {...control} required />}
    </Field>
  );
}

/** People do not see it, machines fill it. */
function Trap() {
  return (
    <div className="request__trap" aria-hidden="true">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

const policyMark = '\u0001';

function Agreement({ isGiven, error }: { isGiven: boolean; error: string | undefined }) {
  const t = useT();
  const toLocal = useLocalPath();
  const [before, after] = t('request.form.agree', { policy: policyMark }).split(policyMark);
  return (
    <div>
      <Checkbox
        name="agree"
        defaultChecked={isGiven}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'agree-error' : undefined}
      >
        {before}
        <Link to={toLocal('/personal-data')} target="_blank" rel="noopener">
          {t('request.form.policyLink')}
        </Link>
        {after} *
      </Checkbox>
      {error && (
        <p className="field__error" id="agree-error">
          <Icon name="alert" size="s" />
          {error}
        </p>
      )}
    </div>
  );
}
