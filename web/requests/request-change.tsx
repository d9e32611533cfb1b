import { useId } from 'react';
import { requestStates } from '#lib/request-choices.ts';
import { longestMessage } from '#lib/request-thread.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Tag } from '#web/ui/tag.tsx';
import type { AgentRequest } from './load-request.ts';
import { noteRules, refusalFor } from './request-rules.ts';
import styles from './requests.module.css';

type Props = { request: AgentRequest; refusal: FormRefusal | undefined };

/** A note, and how far the request has come: each button keeps the note as well. */
export function RequestChange({ request: { request, state }, refusal }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const id = useId();
  const { ref, field } = useNativeForm({ rules: noteRules, refusal: refusalFor(refusal, 'agency') });
  return (
    <section className={classNames(styles.requestCard, styles.requestPrivate)} aria-labelledby={id}>
      <h2 id={id}>
        {t('requests.next')} <Tag>{t('requests.private')}</Tag>
      </h2>
      <form ref={ref} method="post" action={toLocal(`/orders/${request}`)} className={styles.requestChange}>
        <TextField
          field={field('words')}
          label={t('requests.note')}
          hint={t('requests.noteHint')}
          isEither
          rows={3}
          maxLength={longestMessage}
        />
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
