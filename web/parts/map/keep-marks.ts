import type { Map as LeafletMap, Marker } from 'leaflet';
import type { Box } from '#lib/box.ts';
import { inOwnTask } from '#web/ui/after-paint.ts';
import { boxInView } from './open-map.ts';

type Marks<Mark extends { key: string }> = {
  marksIn: (box: Box, zoom: number) => Mark[];
  draw: (mark: Mark) => Marker;
  /** What is on the map now, by key. */
  onDrawn?: (marks: readonly Mark[], drawn: ReadonlyMap<string, Marker>) => void;
};

/** Keeps marks on the map, as near or far as it is, until they are let go; those that stay are not drawn again. */
export function keepMarks<Mark extends { key: string }>(
  on: LeafletMap,
  { marksIn, draw, onDrawn }: Marks<Mark>,
): () => void {
  const drawn = new Map<string, Marker>();
  const redraw = () => {
    const marks = marksIn(boxInView(on), on.getZoom());
    const keys = new Set(marks.map(({ key }) => key));
    for (const [key, marker] of drawn) if (!keys.has(key)) drawn.delete(key) && marker.remove();
    for (const mark of marks) if (!drawn.has(mark.key)) drawn.set(mark.key, draw(mark).addTo(on));
    onDrawn?.(marks, drawn);
  };
  const callOff = inOwnTask(redraw);
  on.on('moveend', redraw);
  return () => {
    callOff();
    on.off('moveend', redraw);
    for (const marker of drawn.values()) marker.remove();
  };
}
