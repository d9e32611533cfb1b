import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';
import { Icon } from './icon.tsx';
import './label.css';

type ChipProps = {
  to: string;
  children: ReactNode;
  /** The choice that is in force. */
  current?: boolean;
  /** What following it takes away, for those who cannot see the cross. */
  removes?: string;
  onClick?: MouseEventHandler;
};

/** A small link that changes the question: one choice among several, or a filter to take away. */
export function Chip({ to, children, current = false, removes, onClick }: ChipProps) {
  return (
    <Link
      className="chip"
      to={to}
      preventScrollReset
      onClick={onClick}
      aria-current={current ? 'true' : undefined}
      aria-label={removes}
    >
      {children}
      {removes && <Icon name="x" size="s" />}
    </Link>
  );
}
