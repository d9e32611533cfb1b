import {
  gridLayer,
  type LatLngBounds,
  type LatLngBoundsExpression,
  type Map as LeafletMap,
  map,
  type Polygon,
  polygon,
  SVG,
  stamp,
  svg,
  type TileLayer,
  tileLayer,
} from 'leaflet';
import type { Box } from '#lib/box.ts';
import { afterPaint } from '#web/ui/after-paint.ts';
import { boxOf } from './box-of.ts';
import styles from './map.module.css';
import { mapLimits, minZoom } from './map-limits.ts';
import type { Placed } from './placemarks.ts';
import { readLand } from './read-land.ts';

/** Pictures of a map from somebody's server, whose they are, and where that is told of. */
export type Tiles = { address: string; attribution: string; terms?: string | undefined };

/** Space that is kept around the offices, in pixels: for their icons, and for the names to the right of them. */
const margins = { icon: 48, name: 228 };

/** A map without anything on it, whose moves are as calm as the visitor asks for. */
export function openMap(element: HTMLElement): LeafletMap {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const opened = map(element, {
    minZoom,
    maxZoom: mapLimits.maxZoom,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
    scrollWheelZoom: false,
    maxBounds: [
      [-75, -200],
      [85, 200],
    ],
    center: [50, 40],
    zoom: minZoom,
  });
  // The wheel scrolls the page, until the map is what one works with.
  opened.on('focus', () => opened.scrollWheelZoom.enable());
  opened.on('blur', () => opened.scrollWheelZoom.disable());
  return opened;
}

/** Milliseconds that pictures of the map are waited for. */
const patience = 4_000;

/** Whether tiles are the ground of the map: where none are configured, or none come, it is the outline of the land. */
export async function drawGround(onto: LeafletMap, tiles: Tiles | undefined): Promise<boolean> {
  const ground = tiles && tileLayer(tiles.address, { maxZoom: mapLimits.maxZoom }).addTo(onto);
  if (ground && (await hasCome(ground))) return true;
  ground?.remove();
  await drawLand(onto);
  return false;
}

/** Some tile is there before all have failed, or have been waited for too long. */
const hasCome = (ground: TileLayer) =>
  new Promise<boolean>((settle) => {
    ground.once('tileload', () => settle(true));
    ground.once('load remove', () => settle(false));
    setTimeout(settle, patience, false);
  });

/** The land, the shallow water around it and a grid to see moves by; their colours are those of the stylesheet. */
async function drawLand(onto: LeafletMap): Promise<void> {
  const { default: coasts } = await import('./land.json');
  const land = polygon(readLand(coasts), {
    className: styles.mapLand,
    renderer: svg({ padding: 0.5 }),
    interactive: false,
    smoothFactor: 0.5,
  });
  await afterPaint(); // reading the land and placing it in one task would hold up a press on a slow phone
  if (!onto.getPane('overlayPane')) return; // the map was closed meanwhile
  drawShelf(land.addTo(onto));
  await afterPaint();
  if (!onto.getPane('overlayPane')) return;
  gridLayer({ className: styles.mapGrid, pane: 'shadowPane' }).addTo(onto);
}

/** Eighteen thousand points are placed anew at each zoom: the shelf is their one path, used again with a broad edge. */
function drawShelf(land: Polygon): void {
  const path = land.getElement()!;
  path.id = `land-${stamp(land)}`;
  const shelf = SVG.create('use');
  shelf.setAttribute('href', `#${path.id}`);
  shelf.classList.add(styles.mapShelf!);
  path.before(shelf);
}

/** Shows all of the offices as near as they can be shown together; a single one as near as is usual. */
export function showAll(on: LeafletMap, offices: readonly Pick<Placed, 'coordinates'>[]): void {
  const box = boxOf(offices);
  if (!box) return;
  const [west, south, east, north] = box;
  if (offices.length === 1) on.setView([north, east], mapLimits.defaultZoom);
  else {
    const name = Math.min(margins.name, on.getSize().x / 3);
    on.fitBounds(boundsOf([west, south, east, north]), {
      paddingTopLeft: [margins.icon, margins.icon],
      paddingBottomRight: [name, margins.icon],
    });
  }
}

/** A box as Leaflet wants it. */
export const boundsOf = ([west, south, east, north]: Box): LatLngBoundsExpression => [
  [south, west],
  [north, east],
];

/** What is seen, and somewhat more: a mark stands ready before it is dragged into view. */
export function boxInView(on: LeafletMap): Box {
  return boxOfBounds(on.getBounds().pad(0.2));
}

export const boxOfBounds = (seen: LatLngBounds): Box => [
  seen.getWest(),
  seen.getSouth(),
  seen.getEast(),
  seen.getNorth(),
];
