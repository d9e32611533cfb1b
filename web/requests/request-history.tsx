import { useId } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { Tag } from '#web/ui/tag.tsx';
import workStyles from '../work/work-frame.module.css';
import type { AgentRequest } from './load-request.ts';
import styles from './requests.module.css';

type Event = AgentRequest['events'][number];

/** Who did what with a request, the latest first. */
export function RequestHistory({ events }: { events: Event[] }) {
  const t = useT();
  const id = useId();
  const lines = events.map((event, at) => ({ event, at, isFirst: at === 0 })).toReversed();
  return (
    <section className={styles.requestCard} aria-labelledby={id}>
      <h2 id={id}>{t('requests.history')}</h2>
      <ol className={styles.requestEvents}>
        {lines.map(({ event, at, isFirst }) => (
          <EventLine key={at} event={event} isFirst={isFirst} />
        ))}
      </ol>
    </section>
  );
}

function EventLine({ event, isFirst }: { event: Event; isFirst: boolean }) {
  const { state, words, manager, isOperator, isShared, isUnread, at } = event;
  const t = useT();
  const format = useFormat();
  const isAnswer = isOperator && state === 'answered';
  const isMessage = isShared && words !== '' && !isOperator;
  const did = isMessage
    ? 'message'
    : isOperator && state === null
      ? 'told'
      : state === null
        ? 'words'
        : state === 'new' && !isFirst
          ? 'again'
          : isAnswer
            ? 'told'
            : state;
  return (
    <li>
      <p>
        <span className="tiny muted num">{`${format.date(at[0], 'dayShort')}, ${at[1]}`}</span>{' '}
        {t(`requests.did.${did}`)}{' '}
        <span className="small muted">
          {manager ?? t(isOperator ? 'requests.operator' : 'requests.formerColleague')}
        </span>{' '}
        {!isShared && words && <Tag>{t('requests.private')}</Tag>}{' '}
        {isUnread && <Tag>{t('requests.new')}</Tag>}
      </p>
      {words && <blockquote className={workStyles.workSaid}>{words}</blockquote>}
    </li>
  );
}
