import { keepTyped } from '#web/parts/form/keep-typed.ts';
import type { Route } from './+types/tour-request';
import { loadRequest, sendRequest } from './request-loader.ts';

export { RequestModal as default } from './request-modal.tsx';

export const loader = (args: Route.LoaderArgs) => loadRequest(args);

export const action = (args: Route.ActionArgs) => sendRequest(args);

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepTyped(request, serverAction);
