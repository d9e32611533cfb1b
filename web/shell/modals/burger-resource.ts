import { loginContext } from '#web/context.ts';
import { loadMenu } from '../load-shell-content.ts';
import { burgerMenu } from '../menu-types.ts';
import type { Route } from './+types/burger-resource.ts';

/** The menu under the burger, for where it did not come with the page; without groups it could not be had. */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  groups: await loadMenu(context, burgerMenu({ isLogin: context.get(loginContext) })),
});
