import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RasterOptions } from '#integrations/images/rasterise.ts';

type Size = Pick<RasterOptions, 'width' | 'format'>;

/** Takes the cost of a drawing from whoever asks for it; answers the seconds to wait, 0 where it may be drawn. */
export type SpendOnDrawing = (who: string, order: Size) => Promise<number>;

/** Of everybody the same in each minute: so many points for pictures that are not kept yet. */
export function openDrawingBudget(pointsAMinute: number): SpendOnDrawing {
  const limiter = new RateLimiterMemory({ points: pointsAMinute, duration: 60 });
  return async (who, order) => {
    try {
      await limiter.consume(who, costOf(order));
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
      throw refused;
    }
  };
}

/** About a point for each 10 ms that it takes: a placeholder 2, a poster of a whole window's width 9, as AVIF 27. */
const costOf = ({ width, format }: Size) => (1 + Math.ceil(width / 170)) * (format === 'avif' ? 3 : 1);
