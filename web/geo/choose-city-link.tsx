import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocalPath } from '#web/visit.tsx';

type ChooseCityLinkProps = {
  /** Opens or closes the geo modal. */
  onToggle: () => void;
  isOpen: boolean;
  className?: string;
  children: ReactNode;
};

/** Opens the geo modal; without scripts it leads to the page that stands in for it, and from there back here. */
export function ChooseCityLink({ onToggle, isOpen, className, children }: ChooseCityLinkProps) {
  const toLocal = useLocalPath();
  const { pathname, search } = useLocation();
  return (
    <Link
      to={toLocal(`/geo?from=${encodeURIComponent(pathname + search)}`)}
      rel="nofollow"
      className={className}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      {children}
    </Link>
  );
}
