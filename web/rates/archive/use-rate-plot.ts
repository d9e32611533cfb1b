import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import UPlot from 'uplot';
import type { Format } from '#texts/format.ts';
import { useFormat } from '#web/context/use-format.ts';
import type { ChartPoint } from '#web/rates/rate-chart.tsx';
import { axisDate } from './archive-series.ts';
import './plot.css';

/** In pixels ([S]§9). */
const plotHeight = 236;

/** The point nearest to the pointer: its place over the plot in pixels, and its share of the width. */
export type PointedAt = { index: number; left: number; top: number; share: number };

/**
 * Draws points into the element of the returned ref, from one of `range` to the other; tells what is pointed at. Colours
 * are those that the element has for text (`color`), its border and its caret, asked for anew when it is drawn.
 */
export function useRatePlot(
  points: ChartPoint[],
  [from, to]: [number, number],
  onPointed: (at: PointedAt | undefined) => void,
) {
  const { number } = useFormat();
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot>(undefined);
  const pointed = useEffectEvent(onPointed);

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const drawn = new UPlot(
      optionsOf(element, points, number, (at) => pointed(at)),
      [points.map((_, index) => index), points.map(({ rate }) => rate)],
      element,
    );
    plot.current = drawn;
    const resized = new ResizeObserver(() =>
      drawn.setSize({ width: element.clientWidth, height: plotHeight }),
    );
    resized.observe(element);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => drawn.redraw(false);
    scheme.addEventListener('change', redraw);
    const themed = new MutationObserver(redraw);
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      resized.disconnect();
      themed.disconnect();
      scheme.removeEventListener('change', redraw);
      drawn.destroy();
    };
  }, [points, number]);

  useEffect(() => plot.current?.setScale('x', { min: from, max: to }), [from, to]);
  return host;
}

function optionsOf(
  element: HTMLElement,
  points: ChartPoint[],
  write: Format['number'],
  onPointed: (at: PointedAt | undefined) => void,
): UPlot.Options {
  const look = getComputedStyle(element);
  const axis: UPlot.Axis = {
    stroke: () => look.color,
    font: `${look.fontSize} ${look.fontFamily}`,
    grid: { stroke: () => look.borderTopColor, width: 1 },
    ticks: { show: false },
  };
  return {
    width: element.clientWidth,
    height: plotHeight,
    legend: { show: false },
    cursor: {
      y: false,
      points: { size: 9, fill: () => look.caretColor },
      drag: { setScale: false, x: false, y: false },
    },
    scales: { x: { time: false } },
    axes: [
      { ...axis, space: 90, incrs: [1, 2, 7, 14, 30, 60, 91, 182, 365, 730], values: daysUnder(points) },
      {
        ...axis,
        size: 64,
        values: (_plot, splits, _axis, _space, step) => splits.map(writeAsFineAs(step, write)),
      },
    ],
    series: [{}, { stroke: () => look.caretColor, width: 2, points: { show: false } }],
    hooks: { setCursor: [(drawn) => onPointed(pointedAt(drawn))] },
  };
}

const daysUnder =
  (points: ChartPoint[]) =>
  ({ scales: { x } }: UPlot, splits: number[]) =>
    splits.map((index) => {
      const point = points[index];
      return point ? axisDate(point.dateRate, (x?.max ?? 0) - (x?.min ?? 0) + 1) : '';
    });

/** With as many decimals as a step between two lines has. */
function writeAsFineAs(step: number, write: Format['number']) {
  const [, decimals = ''] = `${step}`.split('.');
  return (value: number) => write(value, decimals.length);
}

function pointedAt({ cursor, data, over, valToPos }: UPlot): PointedAt | undefined {
  const { idx } = cursor;
  const rate = typeof idx === 'number' ? data[1]?.[idx] : undefined;
  if (typeof idx !== 'number' || typeof rate !== 'number' || (cursor.left ?? -1) < 0) return undefined;
  const left = valToPos(idx, 'x');
  return {
    index: idx,
    left: left + over.offsetLeft,
    top: valToPos(rate, 'y'),
    share: left / over.clientWidth,
  };
}
