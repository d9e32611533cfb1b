import type { RouterContextProvider } from 'react-router';
import { callerContext, userContext } from '#web/context/context.ts';

/** Whether somebody has the right to administer their agency, and may not use it before they have a second factor. */
export function lacksSecondFactor(context: Readonly<RouterContextProvider>): boolean {
  const caller = context.get(callerContext);
  const acts = caller.kind === 'manager' && caller.isAdministrator;
  return !acts && context.get(userContext)?.isAdmin === true;
}
