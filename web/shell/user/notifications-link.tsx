import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import UnreadBadge from '#web/notifications/unread-badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

type Props = {
  className?: string | undefined;
  /** The word beside the icon, for menus; else screen readers alone have it. */
  withWord?: boolean;
};

/** The notifications of an agent, with the number of unread ones. */
export default function NotificationsLink({ className, withWord = false }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <Link to={toLocal('/notifications')} className={className}>
      <Icon name="mail" />
      <span className={withWord ? undefined : 'sr'}>{t('agentMenu.notifications')}</span>
      <UnreadBadge />
    </Link>
  );
}
