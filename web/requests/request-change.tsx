import { useId } from 'react';
import { requestStates } from '#lib/request-choices.ts';
import { longestMessage } from '#lib/request-thread.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { RefusedNote } from './change-request.ts';
import { faultKeys } from './fault-keys.ts';
import type { AgentRequest } from './load-request.ts';
import styles from './requests.module.css';

type Props = { request: AgentRequest; refused: RefusedNote | undefined };

/** A note, and how far the request has come: each button keeps the note as well. */
export function RequestChange({ request: { request, state }, refused }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const id = useId();
  const error = refused?.to === 'agency' ? t(faultKeys[refused.why]) : undefined;
  return (
    <section className={classNames(styles.requestCard, styles.requestPrivate)} aria-labelledby={id}>
      <h2 id={id}>
        {t('requests.next')} <Tag>{t('requests.private')}</Tag>
      </h2>
      <form method="post" action={toLocal(`/orders/${request}`)} className={styles.requestChange}>
        <Field label={t('requests.note')} hint={t('requests.noteHint')} error={error} required="either">
          {(control) => (
            <TextArea
              {...control}
              name="words"
              rows={3}
              maxLength={longestMessage}
              defaultValue={error && refused?.words}
            />
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
