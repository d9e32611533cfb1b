import { type RefObject, useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { longestMessage } from '#lib/request-thread.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { AgentRequest } from './load-request.ts';
import { noteRules, refusalFor } from './request-rules.ts';
import styles from './requests.module.css';

type Props = { request: AgentRequest; refusal: FormRefusal | undefined };

/** What agent and operator have written to each other, the oldest first, and the next message. */
export function RequestThread({ request, refusal }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const id = useId();
  const path = toLocal(`/orders/${request.request}`);
  const messages = request.events.filter(({ isShared, words }) => isShared && words);
  const { ref, field } = useNativeForm({ rules: noteRules, refusal: refusalFor(refusal, 'operator') });
  return (
    <section className={styles.requestCard} aria-labelledby={id}>
      <h2 id={id}>{t('requests.thread')}</h2>
      {messages.length > 0 ? (
        <ol className={styles.requestThread}>
          {messages.map((message) => (
            <Message key={message.number} message={message} />
          ))}
        </ol>
      ) : (
        <p className="muted">{t('requests.noMessages')}</p>
      )}
      {request.events.some(({ isUnread }) => isUnread) && <MarkRead path={path} />}
      <form ref={ref} method="post" action={path} className={styles.requestChange}>
        <input type="hidden" name="to" value="operator" />
        <TextField
          field={field('words')}
          label={t('requests.message')}
          hint={t('requests.messageHint')}
          isEither
          rows={3}
          maxLength={longestMessage}
        />
        <p className={styles.requestButtons}>
          <Button type="submit" kind="go">
            {t('requests.sendMessage')}
          </Button>
        </p>
      </form>
    </section>
  );
}

function Message({ message }: { message: AgentRequest['events'][number] }) {
  const t = useT();
  const format = useFormat();
  const { words, manager, isOperator, isUnread, at } = message;
  return (
    <li data-of-operator={isOperator || undefined}>
      <p className="small">
        <b>{isOperator ? t('requests.theOperator') : (manager ?? t('requests.formerColleague'))}</b>{' '}
        <span className="tiny muted num">{`${format.date(at[0], 'dayShort')}, ${at[1]}`}</span>{' '}
        {isUnread && <Tag>{t('requests.new')}</Tag>}
      </p>
      <p className={styles.requestWritten}>{words}</p>
    </li>
  );
}

/** With scripts what is seen is read; without them a button says so. */
function MarkRead({ path }: { path: string }) {
  const t = useT();
  const { Form, submit } = useFetcher();
  const seen = useRef<HTMLButtonElement>(null);
  useReadWhenSeen(seen, () => void submit({ read: '1' }, { method: 'post', action: path }));
  return (
    <Form method="post" action={path}>
      <Button ref={seen} type="submit" size="s" name="read" value="1">
        {t('requests.markRead')}
      </Button>
    </Form>
  );
}

/** Calls `read` once, when somebody has had the element in sight for two seconds. */
function useReadWhenSeen(element: RefObject<HTMLElement | null>, read: () => void): void {
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (!element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = setTimeout(() => {
        observer.disconnect();
        latest.current();
      }, 2_000);
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
}
