import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/shell.ts';
import { loadShellContent } from './load-shell-content.ts';
import { ShellFrame } from './shell-frame.tsx';

/** What is around every page; without it a page still has its head and its foot. */
export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  loadShellContent(context, { pathname: url.pathname, cookies: request.headers.get('cookie') });

/**
 * The same on every page of a visit, until another city is chosen: that comes back to the same page. A form that says
 * it changes nothing is heeded: offline, loading this again would put an error in the place of what was typed.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>) =>
  currentUrl.href === nextUrl.href && defaultShouldRevalidate;

export default function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}
