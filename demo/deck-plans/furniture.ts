import type { RoomKind } from './deck-plan.ts';
import type { Box } from './lay-out.ts';

const ink = '#b9a98c';
const water = '#7cc3dd';
const wood = '#dcc09a';

/** What stands in a room, so that it is known from above before its number is looked up. */
export const furniture: Record<RoomKind, (box: Box) => string> = {
  bar: (box) => counter(box) + tables(box, 34),
  buffet: (box) => floor(box, '#f4e4c8') + tables(box, 38),
  children: (box) => floor(box, '#fbe3d6') + tables(box, 46, ['#e79a7b', '#8ec3a0', '#8fb4dc']),
  cinema: (box) => floor(box, wood) + seats(box),
  gangway: (box) => floor(box, '#e2ddd2') + edges(box),
  gym: (box) => floor(box, '#e4e7ea') + loungers(box),
  hospital: cross,
  laundry: (box) => floor(box, '#e2ddd2') + tables(box, 40),
  library: (box) => shelves(box),
  lounge: (box) => counter(box) + tables(box, 46),
  pool: (box) => floor(box, wood) + basin(box, 0.62) + loungers(box),
  reception: counter,
  restaurant: (box) => floor(box, '#f4e4c8') + tables(box, 34),
  salon: (box) => floor(box, '#f4e4c8') + tables(box, 50),
  shops: (box) => shelves(box),
  spa: (box) => floor(box, '#dff0ee') + basin({ ...box, h: box.h / 2 }, 0.4) + basin(halfBelow(box), 0.4),
  terrace: (box) => floor(box, wood) + loungers(box),
  theatre: (box) => floor(box, '#ead9d4') + seats(box),
};

const halfBelow = ({ x, y, w, h }: Box): Box => ({ x, y: y + h / 2, w, h: h / 2 });

const floor = ({ x, y, w, h }: Box, colour: string) =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(w)}" height="${at(h)}" fill="${colour}"/>`;

/** Round tables in rows, in turn of some colours. */
function tables({ x, y, w, h }: Box, apart: number, colours: readonly string[] = ['#fffaf0']): string {
  const [across, down] = [Math.max(1, Math.floor(w / apart)), Math.floor(h / apart)];
  let drawn = '';
  for (let i = 0; i < across; i++)
    for (let j = 0; j < down; j++) {
      const [cx, cy] = [x + ((i + 0.5) * w) / across, y + ((j + 0.5) * h) / down];
      const colour = colours[(i + j) % colours.length];
      drawn += `<circle cx="${at(cx)}" cy="${at(cy)}" r="${at(apart / 5)}" fill="${colour}" stroke="${ink}"/>`;
    }
  return drawn;
}

/** A long desk in the middle. */
function counter({ x, y, w, h }: Box): string {
  const [cx, half] = [x + w / 2, h * 0.3];
  return `<path d="M${at(cx)} ${at(y + h / 2 - half)}V${at(y + h / 2 + half)}" stroke="${ink}" stroke-width="12"/>`;
}

/** Rows of seats that face the bow. */
function seats({ x, y, w, h }: Box): string {
  const rows = Math.max(2, Math.floor(w / 26));
  return Array.from({ length: rows }, (_, i) => {
    const left = x + ((i + 0.5) * w) / rows;
    const [top, bottom] = [y + h * 0.14, y + h * 0.86];
    return `<path d="M${at(left)} ${at(top)}Q${at(left + 16)} ${at(y + h / 2)} ${at(left)} ${at(bottom)}" stroke="#c08f86" stroke-width="7" stroke-dasharray="9 3"/>`;
  }).join('');
}

function shelves({ x, y, w, h }: Box): string {
  const rows = Math.max(2, Math.floor(w / 40));
  return Array.from({ length: rows }, (_, i) => {
    const left = x + ((i + 0.5) * w) / rows;
    return `<path d="M${at(left)} ${at(y + h * 0.12)}V${at(y + h * 0.4)}M${at(left)} ${at(y + h * 0.6)}V${at(y + h * 0.88)}" stroke="${ink}" stroke-width="8"/>`;
  }).join('');
}

function basin({ x, y, w, h }: Box, share: number): string {
  const [width, height] = [w * share, h * share * 0.7];
  const [left, top] = [x + (w - width) / 2, y + (h - height) / 2];
  const round = Math.min(width, height) / 3;
  return `<rect x="${at(left)}" y="${at(top)}" width="${at(width)}" height="${at(height)}" rx="${at(round)}" fill="${water}" stroke="#ffffff" stroke-width="4"/>`;
}

/** Chairs along both sides. */
function loungers({ x, y, w, h }: Box): string {
  const count = Math.max(2, Math.floor(w / 20));
  return Array.from({ length: count }, (_, i) => {
    const left = x + ((i + 0.5) * w) / count - 4;
    return [y + 16, y + h - 42]
      .map(
        (top) =>
          `<rect x="${at(left)}" y="${at(top)}" width="8" height="26" rx="3" fill="#fffaf0" stroke="${ink}"/>`,
      )
      .join('');
  }).join('');
}

function cross({ x, y, w, h }: Box): string {
  const [cx, cy] = [x + w / 2, y + h * 0.24];
  return `${floor({ x, y, w, h }, '#f1ece2')}<path d="M${at(cx - 14)} ${at(cy)}h28M${at(cx)} ${at(cy - 14)}v28" stroke="#c2564b" stroke-width="9"/>`;
}

/** Where one goes ashore: openings in both sides. */
const edges = ({ x, y, w, h }: Box) =>
  [y + 2, y + h - 2]
    .map(
      (top) => `<path d="M${at(x + w * 0.25)} ${at(top)}h${at(w / 2)}" stroke="#c2564b" stroke-width="6"/>`,
    )
    .join('');

const at = (value: number) => Math.round(value * 10) / 10;
