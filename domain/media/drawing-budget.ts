import type { Limit } from '#db/limit.ts';
import type { RasterOptions } from '#integrations/images/rasterise.ts';

type Size = Pick<RasterOptions, 'width' | 'format'>;

/** Takes the cost of a drawing from anyone who asks for it; answers the seconds to wait, 0 where it may be drawn. */
export type SpendOnDrawing = (who: string, order: Size) => Promise<number>;

/** Of everybody the same: so many points for pictures that are not kept yet. */
export const openDrawingBudget =
  (budget: Limit): SpendOnDrawing =>
  (who, order) =>
    budget.take(who, costOf(order));

/** About a point for each 10 ms that it takes: a placeholder 2, a poster of a whole window's width 9, as AVIF 27. */
const costOf = ({ width, format }: Size) => (1 + Math.ceil(width / 170)) * (format === 'avif' ? 3 : 1);
