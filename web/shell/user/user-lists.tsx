import { ListLink } from '#web/parts/keep/list-link.tsx';
import '#web/shell/modals/modals.css';
import './user.css';

/** What the visitor keeps. */
export function UserLists() {
  return (
    <div className="user-lists">
      <ListLink list="compare" className="burger-tool" withWord />
      <ListLink list="favorites" className="burger-tool" withWord />
    </div>
  );
}
