import NetSwitch from '#web/agent-prices/net-switch.tsx';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { useUnread } from '#web/notifications/unread.ts';
import { useLiveNews } from '#web/notifications/use-live-news.ts';
import modalsStyles from '#web/shell/modals/modals.module.css';
import { Icon } from '#web/ui/icon.tsx';
import styles from './agent-menu.module.css';

/** The ways to an agent's work, and what is new there. */
export default function AgentMenu() {
  const t = useT();
  const toLocal = useLocalPath();
  const { user, links } = useVisit();
  const unread = useUnread(user?.unread ?? 0);
  useLiveNews();
  return (
    <>
      <a href={toLocal('/notifications')} className={modalsStyles.burgerTool}>
        <Icon name="mail" />
        {t('agentMenu.notifications')}
        {unread > 0 && (
          <span className={styles.unreadCount}>
            <span aria-hidden="true">{unread}</span>
            <span className="sr">{t('agentMenu.unread', { count: unread })}</span>
          </span>
        )}
      </a>
      <a href={toLocal('/quotes')} className={modalsStyles.burgerTool}>
        <Icon name="share" />
        {t('agentMenu.quotes')}
      </a>
      <a href={toLocal('/clients')} className={modalsStyles.burgerTool}>
        <Icon name="user" />
        {t('agentMenu.clients')}
      </a>
      {links.photos && (
        <a href={links.photos} className={modalsStyles.burgerTool}>
          <Icon name="area" />
          {t('agentMenu.photos')}
        </a>
      )}
      <div className={styles.menuSwitch}>
        <NetSwitch isNetHidden={user?.isNetHidden ?? false} />
      </div>
    </>
  );
}
