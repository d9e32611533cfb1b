import { Component, type ReactNode, Suspense, useRef } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useSeen } from '#web/ui/use-seen.ts';
import '#web/ui/progress.css';

type LazyPartProps = { children: ReactNode };

/** The place of a part that somebody has asked for: a line says that it comes, words that it could not. */
export function OpenedPart({ onFailed, children }: LazyPartProps & { onFailed: () => void }) {
  const t = useT();
  const tell = () => {
    showToast(t('shell.part.failed'), 'error');
    onFailed();
  };
  const line = (
    <div
      ref={(element) => element?.showPopover()} // over whatever dialog is open
      popover="manual"
      className="progress"
      role="progressbar"
      aria-label={t('shell.state.loading')}
    />
  );
  return (
    <Failing onFailed={tell}>
      <Suspense fallback={line}>{children}</Suspense>
    </Failing>
  );
}

/** The place of a part that the page can do without: it comes when it comes, or not at all. */
export function OptionalPart({ children }: LazyPartProps) {
  return (
    <Failing>
      <Suspense>{children}</Suspense>
    </Failing>
  );
}

type LazyOnVisibleProps = LazyPartProps & {
  /** How many pixels before it is in sight it is fetched; further where it has no place until it comes. */
  ahead?: number;
  /** What stands there until it comes. */
  waiting?: ReactNode;
};

/** The place of such a part that is worth fetching once a visitor comes to it. */
export function LazyOnVisible({ ahead, waiting, children }: LazyOnVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place, ahead);
  return (
    <div ref={place}>
      {isSeen ? (
        <Failing>
          <Suspense fallback={waiting}>{children}</Suspense>
        </Failing>
      ) : (
        waiting
      )}
    </div>
  );
}

type FailingProps = LazyPartProps & { onFailed?: () => void };

/** What fails in it leaves its own place empty, and the page as it is. */
class Failing extends Component<FailingProps, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override componentDidCatch() {
    this.props.onFailed?.();
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
