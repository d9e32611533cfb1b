import type { Architecture } from '../facts.ts';
import type { Box } from '../made/house.ts';
import type { Stage } from '../stage.ts';
import { drawColonial } from './colonial.ts';
import { drawChalet, drawPagoda, drawThatched } from './gabled.ts';
import { drawModern, drawSkyscraper } from './modern.ts';
import { drawMedina, drawRedroof, drawWhitewashed } from './southern.ts';

const BUILDERS: Record<Architecture, (s: Stage, box: Box) => void> = {
  modern: drawModern,
  medina: drawMedina,
  whitewashed: drawWhitewashed,
  redroof: drawRedroof,
  thatched: drawThatched,
  chalet: drawChalet,
  pagoda: drawPagoda,
  skyscraper: drawSkyscraper,
  colonial: drawColonial,
};

/** The hotel's own building in its place's architecture; `box.y` is the ground, `box.h` the height it may reach. */
export function drawHotel(s: Stage, box: Box): void {
  BUILDERS[s.facts.architecture](s, box);
}
