import { useT } from '#web/context/i18n-context.tsx';
import { displayName } from '#web/context/user/partner-display.ts';
import { useUser } from '#web/context/user/use-user.ts';
import { useVisit } from '#web/context/visit.tsx';
import styles from '#web/shell/header/header.module.css';
import { useOpener } from '#web/shell/modals/use-opener.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from './avatar.tsx';

type UserButtonProps = {
  className?: string | undefined;
  /** The word beside the icon, for menus; else it is only spoken. */
  withWord?: boolean;
};

/** Opens who is logged in and the way to log in or out; without scripts the server has rendered it. */
export function UserButton({ className = styles.tool, withWord = false }: UserButtonProps) {
  const t = useT();
  const user = useUser();
  const { traveller } = useVisit();
  const name = user ? displayName(user) : traveller?.name;
  return (
    <button type="button" className={className} popoverTarget="user" {...useOpener('user')}>
      {name ? <Avatar name={name} /> : <Icon name="user" />}
      <span className={withWord ? undefined : 'sr'}>{name || t('shell.header.account')}</span>
    </button>
  );
}
