/**
 * The widths of a window, in rem, above which a layout begins ([S]§9): the one place to change them. Up to the first
 * stand the layouts of phones; above `wide` the header and the wizard show all they have in a line.
 */
export const breakpoints = { tablet: 40, desktop: 60, wide: 68 } as const;

export type Breakpoint = keyof typeof breakpoints;

const widths: Readonly<Record<Breakpoint, number>> = breakpoints;

/** The media query of windows with this layout or a wider one. */
export const above = (name: Breakpoint, at = widths) => `(width > ${at[name]}rem)`;

/** The media query of windows too narrow for this layout. */
export const below = (name: Breakpoint, at = widths) => `(width <= ${at[name]}rem)`;
