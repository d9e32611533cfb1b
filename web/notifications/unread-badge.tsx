import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import styles from './unread.module.css';
import { useUnread } from './unread.ts';

const most = 99;

/** How many notifications an agent has not read, beside what leads to them; nothing on sites without them. */
export default function UnreadBadge() {
  const t = useT();
  const { site, user } = useVisit();
  const unread = useUnread(user?.unread ?? 0);
  if (unread === 0 || !site.agentMode) return null;
  return (
    <>
      <span className={styles.unread} aria-hidden="true">
        {unread > most ? `${most}+` : unread}
      </span>
      <span className="sr">, {t('agentMenu.unread', { count: unread })}</span>
    </>
  );
}
