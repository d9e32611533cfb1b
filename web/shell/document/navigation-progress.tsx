import { useNavigation } from 'react-router';
import { useT } from '#web/visit/i18n-context.tsx';
import '#web/ui/progress.css';

/** A thin line at the top of the window while the next page is on its way ([S]§2.2). */
export function NavigationProgress() {
  const t = useT();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  // It stands outside every landmark, so it is a region of its own that is told of when it comes.
  return (
    <div className="progress" role="progressbar" aria-live="polite" aria-label={t('shell.progress.label')} />
  );
}
