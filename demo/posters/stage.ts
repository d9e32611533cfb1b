import type { Attribute, PosterFacts } from './facts.ts';
import { type Colour, hex, mix } from './light/colour.ts';
import { type Light, lightOf } from './light/hour-light.ts';
import { type Materials, materialsOf } from './light/materials.ts';
import { seededRandom } from './random.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/**
 * One picture being drawn. Scenes place things by shares of `W` and `H`; `u` is a thousandth of the picture's
 * smaller side and sizes what must not stretch. Elements are painted in the order of the calls, far things first.
 */
export class Stage {
  readonly facts: PosterFacts;
  readonly W: number;
  readonly H: number;
  readonly u: number;
  readonly light: Light;
  readonly made: Materials;
  readonly random: () => number;
  /** Where the sun or moon stands; the sky sets its height. */
  readonly sun: { x: number; y: number; radius: number };
  /** At sunset and night windows are lit. */
  readonly lampsLit: boolean;
  readonly #body: string[] = [];
  readonly #defs: string[] = [];

  constructor(facts: PosterFacts) {
    this.facts = facts;
    this.W = facts.width;
    this.H = facts.height;
    this.u = Math.min(this.W, this.H * 1.15) / 1000;
    this.random = seededRandom(`${facts.kind}/${facts.seed}`);
    this.light = lightOf(facts.hour, facts.climate, this.random() * 2 - 1);
    this.made = materialsOf(facts, this.random);
    this.sun = { x: this.W * (this.has('headline') ? 0.7 : this.between(0.3, 0.68)), y: 0, radius: 0 };
    this.lampsLit = facts.hour === 'sunset' || facts.hour === 'night';
  }

  has(attribute: Attribute): boolean {
    return this.facts.has.includes(attribute);
  }

  between(from: number, to: number): number {
    return from + (to - from) * this.random();
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  pick<const T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.random() * list.length)] ?? list[0];
  }

  /** A material as it looks here and now: `lit` 0 shade to 1 light, `depth` 0 near to 1 lost in the haze. */
  paint(local: Colour, lit = 1, depth = 0): string {
    const { light } = this;
    const inLight = mix(local, light.light, light.warm);
    const dimmed: Colour = [local[0] * light.dim, local[1] * 0.85, local[2] * 0.85];
    const inShade = mix(dimmed, light.shadow, light.cool);
    return hex(mix(mix(inShade, inLight, lit * light.strength), light.haze, depth));
  }

  /** A lamp or a lit window: it shines by itself, only the air dims it. */
  glow(depth = 0): string {
    return hex(mix(this.made.lamp, this.light.haze, depth));
  }

  /** A window by day a dark pane, after sunset a lamp. */
  pane(depth = 0): string {
    return this.lampsLit ? this.glow(depth) : this.paint(this.made.ink, 0.4, depth + 0.1);
  }

  path(data: string, fill: string, more = ''): void {
    if (data) this.#body.push(`<path d="${data}" fill="${fill}"${more}/>`);
  }

  rect(x: number, y: number, w: number, h: number, fill: string, more = ''): void {
    const [left, top, width, height] = [x, y, w, h].map(Math.round);
    this.#body.push(
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}"${more}/>`,
    );
  }

  disc(x: number, y: number, radius: number, fill: string, more = ''): void {
    this.#body.push(
      `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${tenth(radius)}" fill="${fill}"${more}/>`,
    );
  }

  stroke(data: string, colour: string, width: number, more = ''): void {
    if (!data) return;
    const cap = more.includes('dasharray') ? '' : ' stroke-linecap="round"';
    this.#body.push(
      `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}"${cap}${more}/>`,
    );
  }

  /** A gradient from top to bottom. */
  fade(...stops: Stop[]): string {
    return this.#gradient('linear', ' x2="0" y2="1"', stops);
  }

  /** A gradient from the middle outwards. */
  halo(...stops: Stop[]): string {
    return this.#gradient('radial', '', stops);
  }

  /** Everything `draw` paints, turned left to right. */
  mirrored(draw: () => void): void {
    this.#body.push(`<g transform="matrix(-1 0 0 1 ${this.W} 0)">`);
    draw();
    this.#body.push('</g>');
  }

  /** The finished picture. */
  toSvg(): string {
    const { W, H } = this;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>${this.#defs.join('')}</defs>${this.#body.join('')}</svg>`;
  }

  #gradient(shape: 'linear' | 'radial', box: string, stops: readonly Stop[]): string {
    const id = `g${this.#defs.length}`;
    const list = stops.map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    );
    this.#defs.push(`<${shape}Gradient id="${id}"${box}>${list.join('')}</${shape}Gradient>`);
    return `url(#${id})`;
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10;
