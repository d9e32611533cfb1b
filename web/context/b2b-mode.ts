import type { RouterContextProvider } from 'react-router';
import { siteContext } from './context.ts';

/** What searches of hotels say on the site of agents: who asks is in the trade ([W]§6). */
export const b2bModeIn = (context: Readonly<RouterContextProvider>): { b2bMode?: true } =>
  context.get(siteContext).agentMode ? { b2bMode: true } : {};
