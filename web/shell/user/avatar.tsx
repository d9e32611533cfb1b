import { avatarColour, initials } from '#web/context/user/initials.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './user.module.css';

/** The initials of a name in its colour; a name without letters is a person. It never speaks: the name beside it does. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} data-colour={avatarColour(name)} aria-hidden="true">
      {initials(name) || <Icon name="user" size="s" />}
    </span>
  );
}
