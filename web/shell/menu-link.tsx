import type { ReactNode } from 'react';
import { isOwnPath } from '#lib/own-path.ts';
import { useLocalLink } from '#web/context/visit.tsx';
import { Link } from '#web/ui/link.tsx';

type MenuLinkProps = {
  link: string;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
};

/** A link as editors write it: a path of the site, in the language of the page, or an address elsewhere. */
export function MenuLink({ link, ...rest }: MenuLinkProps) {
  const toLocal = useLocalLink();
  if (!isOwnPath(link)) return <a href={link} {...rest} />;
  return <Link to={toLocal(link)} {...rest} />;
}
