import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import modalsStyles from '#web/shell/modals/modals.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import NotificationsLink from './notifications-link.tsx';

const pages = [
  { path: '/today', icon: 'sun', word: 'agentMenu.today' },
  { path: '/quotes', icon: 'share', word: 'agentMenu.quotes' },
  { path: '/clients', icon: 'user', word: 'agentMenu.clients' },
] as const;

/** The work of an agent in the burger; requests stand in the menu of the site above it, as its orders. */
export default function WorkLinks() {
  const t = useT();
  const toLocal = useLocalPath();
  const { links } = useVisit();
  return (
    <>
      {pages.map(({ path, icon, word }) => (
        <Link key={path} to={toLocal(path)} className={modalsStyles.burgerTool}>
          <Icon name={icon} />
          {t(word)}
        </Link>
      ))}
      {links.photos && (
        <a href={links.photos} className={modalsStyles.burgerTool}>
          <Icon name="area" />
          {t('agentMenu.photos')}
        </a>
      )}
      <NotificationsLink className={modalsStyles.burgerTool} withWord />
    </>
  );
}
