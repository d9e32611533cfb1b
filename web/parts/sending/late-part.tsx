import { Component, type ReactNode, Suspense } from 'react';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useT } from '#web/visit/i18n-context.tsx';

type LatePartProps = { children: ReactNode };

/** The place of a part that somebody has asked for: a line says that it comes, words that it could not. */
export function OpenedPart({ onFailed, children }: LatePartProps & { onFailed: () => void }) {
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
export const QuietPart = ({ children }: LatePartProps) => (
  <Failing>
    <Suspense>{children}</Suspense>
  </Failing>
);

/** The place of a part that the page is made of: words, and a way to try again, are where it could not come. */
export const NeededPart = ({ children }: LatePartProps) => (
  <Failing instead={<NotHere />}>{children}</Failing>
);

function NotHere() {
  const t = useT();
  return (
    <div className="notice notice--error notice--apart" role="alert">
      <Icon name="alert" />
      <div>
        {t('shell.part.failed')}
        <p className="mt-3">
          <button type="button" className={buttonClass({ size: 's' })} onClick={() => location.reload()}>
            {t('shell.action.retry')}
          </button>
        </p>
      </div>
    </div>
  );
}

type FailingProps = LatePartProps & { onFailed?: () => void; instead?: ReactNode };

/** What fails in it leaves its own place empty, or to something else, and the page as it is. */
class Failing extends Component<FailingProps, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override componentDidCatch() {
    this.props.onFailed?.();
  }
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
