import type { Route } from './+types/tour-request';
import { loadRequest, sendRequest } from './request-loader.ts';

export { RequestModal as default } from './request-modal.tsx';

export const loader = (args: Route.LoaderArgs) => loadRequest(args);

export const action = (args: Route.ActionArgs) => sendRequest(args);

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { keepTyped } = await import('#web/form/contact-outcome.ts');
  return keepTyped(request, serverAction);
}
