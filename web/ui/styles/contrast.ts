/** Relative luminance in the light and in the dark scheme. */
export type Luminances = readonly [light: number, dark: number];

/** The colour roles of a stylesheet, each with its luminance in both schemes. */
export function readRoles(css: string): Map<string, Luminances> {
  const roles = new Map<string, Luminances>();
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*((?:light-dark|oklch)\([^;]+);/g)) {
    const colours = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
      ([, lightness, chroma, hue]) => luminance(Number(lightness), Number(chroma), Number(hue)),
    );
    const [light, dark = light] = colours;
    if (light !== undefined && dark !== undefined) roles.set(name, [light, dark]);
  }
  return roles;
}

/** WCAG 2.2 contrast ratio of two luminances. */
export const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** OKLCH → OKLab → LMS → linear sRGB (Ottosson 2020), then the luminance of WCAG. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
