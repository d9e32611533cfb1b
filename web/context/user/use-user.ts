import { useVisit } from '#web/context/visit.tsx';
import type { PartnerDisplay } from './partner-display.ts';

/** Who is logged in; undefined for everyone else. */
export const useUser = (): PartnerDisplay | undefined => useVisit().user;
