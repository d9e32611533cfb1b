import { ListLink } from '#web/parts/keep/list-link.tsx';
import modalsStyles from '#web/shell/modals/modals.module.css';
import userStyles from './user.module.css';

/** What the visitor keeps. */
export function UserLists() {
  return (
    <div className={userStyles.userLists}>
      <ListLink list="compare" className={modalsStyles.burgerTool} withWord />
      <ListLink list="favorites" className={modalsStyles.burgerTool} withWord />
    </div>
  );
}
