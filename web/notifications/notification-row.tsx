import { useSubmit } from 'react-router';
import type { Notification } from '#calls/notifications.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { newsWords } from '#web/notifications/news-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import workStyles from '../work/work-frame.module.css';
import styles from './notifications.module.css';

type Props = { notification: Notification & { when: [day: string, time: string] } };

/** What happened and when; it leads there, and with scripts is read by that. */
export function NotificationRow({ notification }: Props) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const submit = useSubmit();
  const { id, quote, request, words, isRead, when } = notification;
  const read = () => {
    if (!isRead)
      void submit(
        { read: `one ${id}` },
        { method: 'post', action: toLocal('/notifications'), navigate: false },
      );
  };
  const sentence = newsWords(notification, t);
  const to = quote
    ? toLocal(`/quotes/${quote.inc}`)
    : request
      ? toLocal(`/orders/${request.request}`)
      : toLocal('/settings/mycompany');
  return (
    <li>
      <div className={styles.notification} data-unread={!isRead || undefined}>
        <p>
          <Link to={to} onClick={read}>
            {sentence}
          </Link>{' '}
          {!isRead && <Tag>{t('notifications.new')}</Tag>}
        </p>
        {words && <blockquote className={workStyles.workSaid}>{words}</blockquote>}
        <p className="tiny muted num">{`${format.date(when[0], 'dayYear')}, ${when[1]}`}</p>
      </div>
      {!isRead && (
        <Button
          type="submit"
          size="s"
          name="read"
          value={`one ${id}`}
          aria-label={`${t('notifications.markRead')}: ${sentence}`}
        >
          {t('notifications.markRead')}
        </Button>
      )}
    </li>
  );
}
