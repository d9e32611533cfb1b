import { type CabinLetter, cabinLetters, type DeckPlan } from './deck-plan.ts';
import { furniture } from './furniture.ts';
import { glyphs, writeGlyphs } from './glyphs.ts';
import {
  type Box,
  type Cabin,
  type DeckLayout,
  keyHeight,
  layOut,
  type PublicRoom,
  planSize,
} from './lay-out.ts';

/** Far apart in lightness, too, and each with a letter: who cannot tell colours apart reads the plan as well. */
const cabinColours: Record<CabinLetter, string> = {
  a: '#cfc8dd',
  b: '#a9cdec',
  c: '#a8d8b4',
  d: '#f3d27e',
  e: '#eeaaa4',
};
const ink = '#2b2a33';
const wall = '#8d8371';
const paper = '#fbf7ee';

/** Draws the plan of a deck as SVG text: hull, corridors, cabins with their numbers, stairs, rooms, and what is what. */
export function drawDeck(plan: DeckPlan): string {
  const layout = layOut(plan);
  const { width, height } = planSize;
  const inHull = [
    hullFloor(layout, plan),
    ...layout.service.map(service),
    ...layout.rooms.map(({ room, ...box }) => furniture[room](box)),
    ...layout.rooms.map((box) => `<path d="${outline(box)}" stroke="${wall}"/>`),
    ...layout.cabins.map(cabin),
    ...layout.stairs.map(stairs),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<defs>${glyphs()}<clipPath id="hull"><path d="${hullPath(layout.hull, plan)}"/></clipPath></defs>`,
    `<rect width="${width}" height="${height}" fill="#245468"/>${waves()}`,
    `<g clip-path="url(#hull)">${inHull.join('')}</g>`,
    `<path d="${hullPath(layout.hull, plan)}" stroke="${ink}" stroke-width="3"/>`,
    ...layout.cabins.map(cabinNumber),
    ...layout.rooms.map(roomNumber),
    key(layout),
    '</svg>',
  ].join('');
}

/** A pointed bow to the left, a round stern to the right; a river boat is blunter. */
function hullPath({ x, y, w, h }: Box, { hull }: DeckPlan): string {
  const bow = hull === 'sea' ? 150 : 70;
  const [middle, right, bottom] = [y + h / 2, x + w, y + h];
  return [
    `M${x} ${middle}Q${x + 20} ${y + 30} ${x + bow} ${y}`,
    `H${right - 36}Q${right} ${y} ${right} ${y + 46}V${bottom - 46}Q${right} ${bottom} ${right - 36} ${bottom}`,
    `H${x + bow}Q${x + 20} ${bottom - 30} ${x} ${middle}Z`,
  ].join('');
}

const hullFloor = ({ hull }: DeckLayout, { hasPromenade }: DeckPlan) =>
  `<rect ${sizes(hull)} fill="${hasPromenade ? '#dcc09a' : paper}"/>${
    hasPromenade ? `<rect ${sizes({ ...hull, y: hull.y + 26, h: hull.h - 52 })} fill="${paper}"/>` : ''
  }`;

const service = (box: Box) => `<rect ${sizes(box)} fill="#dcd6ca" stroke="${wall}"/>`;

/** The cabin, with the balcony before it. */
function cabin({ balcony, letter, number: _, ...box }: Cabin): string {
  const deep = 16;
  const outside = { ...box, y: balcony === 'above' ? box.y - deep : box.y + box.h, h: deep };
  return `${balcony ? `<rect ${sizes(outside)} fill="#e9d9bd" stroke="${wall}"/>` : ''}<rect ${sizes(box)} fill="${
    cabinColours[letter]
  }" stroke="${wall}"/>`;
}

function cabinNumber({ number, x, y, w, h }: Cabin): string {
  const isTurned = w < 36;
  const height = Math.min(12, w * 0.5);
  return writeGlyphs(`${number}`, { x: x + w / 2, y: y + h / 2, height, colour: ink, isTurned });
}

/** Two flights of steps with the lifts between them, from side to side of the ship's middle. */
function stairs({ x, y, w, h }: Box): string {
  const flight = (top: number) =>
    Array.from({ length: 7 }, (_, i) => `M${tenth(x + 5)} ${top + i * 9}h${tenth(w - 10)}`).join('');
  const [middle, side] = [y + h / 2, h / 2 - 12];
  return [
    `<rect ${sizes({ x, y, w, h })} fill="#e2ddd2" stroke="${wall}"/>`,
    `<path d="${flight(y + 26)}${flight(y + h - 80)}" stroke="${wall}" stroke-width="2"/>`,
    ...[-0.45, 0.45].map(
      (share) =>
        `<rect ${sizes({ x: x + w * 0.2, y: middle + side * share - 15, w: w * 0.6, h: 30 })} fill="${paper}" stroke="${wall}"/>`,
    ),
    writeGlyphs('s', { x: x + w / 2, y: middle, height: 16, colour: ink }),
  ].join('');
}

function roomNumber({ number, x, y, w, h }: PublicRoom): string {
  const [cx, cy] = [x + w / 2 + (x < 60 ? w * 0.12 : 0), y + h / 2];
  return `<circle cx="${tenth(cx)}" cy="${tenth(cy)}" r="17" fill="${ink}"/>${writeGlyphs(`${number}`, {
    x: cx,
    y: cy,
    height: 15,
    colour: '#ffffff',
  })}`;
}

/** Which colour has which letter. */
function key({ cabins }: DeckLayout): string {
  const used = cabinLetters.filter((letter) => cabins.some((each) => each.letter === letter));
  const y = planSize.height - keyHeight + 8;
  return used
    .map((letter, i) => {
      const x = 48 + i * 92;
      return `<rect ${sizes({ x, y, w: 44, h: 32 })} rx="5" fill="${cabinColours[letter]}"/>${writeGlyphs(
        letter,
        {
          x: x + 66,
          y: y + 16,
          height: 20,
          colour: '#ffffff',
        },
      )}`;
    })
    .join('');
}

/** Still water around the ship. */
const waves = () =>
  [14, 392, 446]
    .map((y) => `<path d="M0 ${y}${'q20 -7 40 0t40 0'.repeat(16)}" stroke="#33687e" stroke-width="2"/>`)
    .join('');

const outline = ({ x, y, w, h }: Box) => `M${tenth(x)} ${tenth(y)}h${tenth(w)}v${tenth(h)}h${-tenth(w)}z`;

const sizes = ({ x, y, w, h }: Box) =>
  `x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}"`;

const tenth = (value: number) => Math.round(value * 10) / 10;
