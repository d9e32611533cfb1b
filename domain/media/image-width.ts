/** The widths pictures are drawn at: those the pages ask for at ×1.7 ([S]§7.1), and few enough to be kept on disk. */
export const imageWidths = [20, 136, 280, 340, 480, 524, 680, 800, 1020, 1360, 1600, 2176] as const;

/** The width of a blurred placeholder, drawn as it is ([S]§7.1). */
export const placeholderWidth = 20;

const widest = imageWidths[imageWidths.length - 1] ?? placeholderWidth;

/** The next drawn width that is at least the one asked for, the widest for anything beyond. */
export const snapWidth = (asked: number): number => imageWidths.find((width) => width >= asked) ?? widest;
