import { ListLink } from '#web/lists/list-link.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import modalsStyles from '#web/shell/modals/modals.module.css';
import userStyles from './user.module.css';

const AgentMenu = lazyPart(() => import('./agent-menu.tsx'));

/** What the visitor keeps; of an agent also the ways to their work. */
export function UserLists({ isAgent }: { isAgent: boolean }) {
  return (
    <div className={userStyles.userLists}>
      <ListLink list="compare" className={modalsStyles.burgerTool} withWord />
      <ListLink list="favorites" className={modalsStyles.burgerTool} withWord />
      {isAgent && (
        <OptionalPart>
          <AgentMenu />
        </OptionalPart>
      )}
    </div>
  );
}
