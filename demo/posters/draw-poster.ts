import type { PosterFacts, PosterKind } from './facts.ts';
import { drawRestaurant, drawSpa, drawTerrace } from './interiors/public-rooms.ts';
import { drawBalcony, drawBathroom, drawRoom } from './interiors/rooms.ts';
import { drawBeach } from './scenes/beach-scenes.ts';
import { drawCity } from './scenes/city.ts';
import { drawBalloons, drawDesert, drawSavanna } from './scenes/desert-scenes.ts';
import { drawHotelFront } from './scenes/hotel-front.ts';
import { drawPool } from './scenes/hotel-pool.ts';
import { drawIslands, drawLagoon } from './scenes/island-scenes.ts';
import { drawMountains, drawSki } from './scenes/mountain-scenes.ts';
import { drawOldTown } from './scenes/old-town.ts';
import { drawCruise, drawFjord } from './scenes/sea-scenes.ts';
import { drawJungle, drawRice, drawTemple } from './scenes/tropical-scenes.ts';
import { Stage } from './stage.ts';

const SCENES: Record<PosterKind, (s: Stage) => void> = {
  hotel: drawHotelFront,
  beach: drawBeach,
  pool: drawPool,
  waterpark: drawPool,
  lagoon: drawLagoon,
  islands: drawIslands,
  city: drawCity,
  oldtown: drawOldTown,
  desert: drawDesert,
  balloons: drawBalloons,
  mountains: drawMountains,
  ski: drawSki,
  fjord: drawFjord,
  cruise: drawCruise,
  temple: drawTemple,
  rice: drawRice,
  jungle: drawJungle,
  savanna: drawSavanna,
  room: drawRoom,
  bathroom: drawBathroom,
  balcony: drawBalcony,
  restaurant: drawRestaurant,
  terrace: drawTerrace,
  spa: drawSpa,
};

/** Draws a travel poster as SVG text, at most about 20 KB; the same facts always give the same text. */
export function drawPoster(facts: PosterFacts): string {
  const stage = new Stage(facts);
  const draw = SCENES[facts.kind];
  if (stage.chance(0.5) && !stage.has('headline')) stage.mirrored(() => draw(stage));
  else draw(stage);
  return stage.toSvg();
}
