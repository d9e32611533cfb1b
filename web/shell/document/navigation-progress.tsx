import { useNavigation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import '#web/ui/progress.css';

/** A thin line at the top of the window while the next page is on its way ([S]§2.2). */
export function NavigationProgress() {
  const t = useT();
  const { state } = useNavigation();
  // It comes and goes in a place of its own: where the body gets or loses a child, a browser styles every icon and word
  // of the page anew. Outside every landmark, it is a region that is told of when it comes.
  return (
    <div>
      {state !== 'idle' && (
        <div
          className="progress"
          role="progressbar"
          aria-live="polite"
          aria-label={t('shell.progress.label')}
        />
      )}
    </div>
  );
}
