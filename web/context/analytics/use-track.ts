import { useVisit } from '#web/context/visit.tsx';
import type { NewEvent } from './analytics-event.ts';
import { pushEvent } from './data-layer.ts';

/** Tells the data layer what a visitor does: `track(headerClick(text))`. For handlers, not for rendering. */
export function useTrack(): (event: NewEvent) => void {
  const { site } = useVisit();
  return (event) => pushEvent(event, site);
}
