import { ListLink } from '#web/parts/keep/list-link.tsx';
import modalsStyles from '#web/shell/modals/modals.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import userStyles from './user.module.css';

/** What the visitor keeps; of an agent also what they put together for clients. */
export function UserLists({ hasQuotes }: { hasQuotes: boolean }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <div className={userStyles.userLists}>
      <ListLink list="compare" className={modalsStyles.burgerTool} withWord />
      <ListLink list="favorites" className={modalsStyles.burgerTool} withWord />
      {hasQuotes && (
        <a href={toLocal('/quotes')} className={modalsStyles.burgerTool}>
          <Icon name="share" />
          {t('shell.lists.quotes')}
        </a>
      )}
    </div>
  );
}
