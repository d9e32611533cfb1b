import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/shell.ts';
import { loadShellContent } from './load-shell-content.ts';
import { ShellFrame } from './shell-frame.tsx';

/** What is around every page; without it a page still has its head and its foot. */
export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadShellContent(context, request.headers.get('cookie'));

/** The same on every page of a visit, until another city is chosen: that comes back to the same page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

export default function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}
