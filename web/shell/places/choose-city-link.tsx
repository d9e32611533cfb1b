import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLocalPath } from '#web/context/visit.tsx';
import type { OpenOptions } from '#web/shell/modals/header-modal.ts';
import { useOpener } from '#web/shell/modals/use-opener.ts';
import { Link } from '#web/ui/link.tsx';

type ChooseCityLinkProps = OpenOptions & { className?: string | undefined; children: ReactNode };

/** Opens the geo modal; without scripts it leads to the page that stands in for it, and from there back here. */
export function ChooseCityLink({ className, children, ...options }: ChooseCityLinkProps) {
  const toLocal = useLocalPath();
  const { pathname, search } = useLocation();
  return (
    <Link
      to={toLocal(`/geo?from=${encodeURIComponent(pathname + search)}`)}
      rel="nofollow"
      className={className}
      {...useOpener('geo', options)}
    >
      {children}
    </Link>
  );
}
