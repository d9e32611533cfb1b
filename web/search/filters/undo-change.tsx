import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { Link } from '#web/ui/link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** What a way out of an empty answer tells the page that it leads to. */
type Change = { undo: { to: string; change: string } };

const isChange = (state: unknown): state is Change =>
  typeof state === 'object' && state !== null && 'undo' in state;

/** Makes the states of ways out of this page: each says what it changes, and leads back here. */
export function useUndoable(): (change: string) => Change {
  const { pathname, search } = useLocation();
  return (change) => ({ undo: { to: pathname + search, change } });
}

/** What a way out has changed of a search that found nothing, and the way back to the search as it was. */
export function UndoChange({ staysInPlace = false }: { staysInPlace?: boolean }) {
  const t = useT();
  const { state } = useLocation();
  if (!useHydrated() || !isChange(state)) return null; // the server is not told
  const { to, change } = state.undo;
  return (
    <p className="small muted">
      {t('results.undo.changed', { change })}{' '}
      <Link to={to} preventScrollReset={staysInPlace}>
        {t('results.undo.back')}
      </Link>
    </p>
  );
}
