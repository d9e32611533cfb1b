import { ListLink } from '#web/parts/keep/list-link.tsx';

/** What the visitor keeps. */
export function UserLists() {
  return (
    <div className="user-lists">
      <ListLink list="compare" className="burger-tool" withWord />
      <ListLink list="favorites" className="burger-tool" withWord />
    </div>
  );
}
