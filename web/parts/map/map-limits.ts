/** The numbers of the offices' map ([S]§9). */
export const mapLimits = {
  /** How near a single office is shown at first. */
  defaultZoom: 12,
  maxZoom: 17,
  /** Side of the cell that the offices of a cluster lie in, in pixels. */
  clusterGrid: 200,
  /** Width and height of a placemark's icon, in pixels. */
  iconSize: 32,
} as const;

/** Farther away the world would be smaller than the map. */
export const minZoom = 2;
