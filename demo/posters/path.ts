export type Point = readonly [number, number];

/** SVG path data with every number rounded: d`M${x} ${y}h${w}Z`. */
export const d = (parts: TemplateStringsArray, ...values: number[]): string =>
  parts.reduce((text, part, i) => text + Math.round(values[i - 1] ?? 0) + part);

/** A closed shape with straight edges; later points are written relative to the one before, which is shorter. */
export function polygon(points: readonly Point[]): string {
  let text = '';
  let [lastX, lastY] = [0, 0];
  for (const point of points) {
    const x = Math.round(point[0]);
    const y = Math.round(point[1]);
    text += text ? join(x - lastX, y - lastY) : `M${x} ${y}l`;
    [lastX, lastY] = [x, y];
  }
  return `${text.replace('l ', 'l')}Z`;
}

const join = (x: number, y: number) => `${x < 0 ? '' : ' '}${x}${y < 0 ? '' : ' '}${y}`;

/** An open soft line through the middles between the points; close it yourself. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let text = d`M${first[0]} ${first[1]}`;
  for (const [i, [x, y]] of rest.slice(0, -1).entries()) {
    const next = rest[i + 1] ?? first;
    const last = i === rest.length - 2;
    text += d`Q${x} ${y} ${last ? next[0] : (x + next[0]) / 2} ${last ? next[1] : (y + next[1]) / 2}`;
  }
  return text;
}
