import { oklchToHex } from '#lib/oklch.ts';
import type { SheetColours } from '#lib/printed-sheet.ts';
import type { Site } from '#sites/site.ts';

/** The roles of `ui/styles/tokens.css` that a sheet draws with, as they are by day: paper knows no night. */
const roles = {
  ink: ['--ink', 'oklch(0.262 0.072 264)'],
  ink2: ['--ink-2', 'oklch(0.445 0.052 262)'],
  line: ['--line', 'oklch(0.895 0.018 80)'],
  sunk: ['--sunk', 'oklch(0.95 0.016 82)'],
  accent: ['--accent', 'oklch(0.785 0.148 58)'],
  sea: ['--sea', 'oklch(0.455 0.088 180)'],
} as const satisfies Record<keyof SheetColours, readonly [role: `--${string}`, byDay: string]>;

/** The colours of a site's sheets: the house's, or those that its theme gives their roles. */
export const sheetColours = (theme: Site['theme']): SheetColours =>
  Object.fromEntries(
    Object.entries(roles).map(([name, [role, byDay]]) => [
      name,
      oklchToHex(theme[role] ?? '') ?? oklchToHex(byDay),
    ]),
  ) as SheetColours; // a colour for each of the names
