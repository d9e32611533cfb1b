import { useId } from 'react';
import { requestStates } from '#lib/request-choices.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import type { RefusedNote } from './change-request.ts';
import type { AgentRequest } from './load-request.ts';
import styles from './requests.module.css';

type Props = { request: AgentRequest; refused: RefusedNote | undefined };

const faultWords = {
  missing: 'requests.nothing',
  tooLong: 'requests.tooLong',
  failed: 'common.formFeedback.submitError.text',
} as const;

/** A note, and how far the request has come: each button keeps the note as well. */
export function RequestChange({ request: { request, state }, refused }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const id = useId();
  const error = refused && t(faultWords[refused.why]);
  return (
    <section className={styles.requestCard} aria-labelledby={id}>
      <h2 id={id}>{t('requests.next')}</h2>
      <form method="post" action={toLocal(`/orders/${request}`)} className={styles.requestChange}>
        <Field label={t('requests.note')} hint={t('requests.noteHint')} error={error} required="either">
          {(control) => (
            <TextArea {...control} name="words" rows={3} maxLength={1000} defaultValue={refused?.words} />
          )}
        </Field>
        <p className={styles.requestButtons}>
          <Button type="submit" kind="soft">
            {t('requests.addNote')}
          </Button>
          {requestStates
            .filter((other) => other !== state)
            .map((other) => (
              <Button key={other} type="submit" name="state" value={other}>
                {t(`requests.to.${other}`)}
              </Button>
            ))}
        </p>
      </form>
    </section>
  );
}
