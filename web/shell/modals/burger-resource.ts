import { callerContext } from '#web/context/context.ts';
import { loadMenu } from '../load-shell-content.ts';
import { burgerMenu } from '../menu-types.ts';
import type { Route } from './+types/burger-resource.ts';

/** The menu under the burger, for where it did not come with the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const groups = await loadMenu(
    context,
    burgerMenu({ isLogin: context.get(callerContext).kind === 'manager' }),
  );
  return groups ? Response.json(groups) : new Response(null, { status: 503 });
}
