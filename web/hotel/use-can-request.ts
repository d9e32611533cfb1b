import { useVisit } from '#web/context/visit.tsx';

/** Offers have a request button where both booking and the button are switched on ([W]§2.11). */
export function useCanRequest(): boolean {
  const { flags } = useVisit().site;
  return flags.booking && flags.requestButton;
}
