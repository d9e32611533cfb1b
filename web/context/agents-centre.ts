import type { RouterContextProvider } from 'react-router';
import { settings } from '#calls/content-settings.ts';
import { clientContext, siteContext } from './context.ts';

export type AgentsCentre = { phone: string; opened: string };

/** Where agencies ask ([S]§3.12); the site's own telephone where its content names none. */
export async function loadAgentsCentre(context: Readonly<RouterContextProvider>): Promise<AgentsCentre> {
  const group = 'contactCenterForAgents';
  const answer = await context.get(clientContext).call(settings, { group });
  const known = answer.ok ? answer.value[group] : undefined;
  return {
    phone: known?.generalPhone?.value || context.get(siteContext).contacts.phones[0] || '',
    opened: known?.openedDays?.value ?? '',
  };
}
