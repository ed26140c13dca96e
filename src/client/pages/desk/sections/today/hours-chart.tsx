import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import uPlot from 'uplot';
import type { CallResponse } from '#client/api/call.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';

export type Hour = CallResponse<'GET /v1/admin/today/orders'>['today'][number];

const height = 260;

/** The hour under the pointer and its position, px from the left. */
export interface Pointed {
  readonly hour: number;
  readonly left: number;
}

/** The used rules of the library's own style sheet. */
const Box = styled.div`
  height: ${height}px;
  min-width: 0;
  .uplot,
  .u-wrap {
    position: relative;
  }
  .u-over,
  .u-under {
    position: absolute;
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
  .u-cursor-x {
    position: absolute;
    top: 0;
    height: 100%;
    border-right: 1px dashed ${theme.color.text3};
    pointer-events: none;
  }
  .u-cursor-x.u-off,
  .u-cursor-y,
  .u-select {
    display: none;
  }
`;

const colourOf = (element: Element, name: string): string => getComputedStyle(element).getPropertyValue(name).trim();

const dataOf = (today: readonly Hour[], weekAgo: readonly Hour[]): uPlot.AlignedData => [
  today.map(({ hour }) => hour),
  // The bar of all orders is behind, that of those not disbanded in front of it.
  today.map(({ started }) => started),
  today.map(({ started, disbanded }) => started - disbanded),
  weekAgo.map(({ started }) => started),
];

/** A line at the current time. */
const drawNow = (plot: uPlot, hour: number, colour: string): void => {
  const { ctx, bbox } = plot;
  const x = Math.round(plot.valToPos(hour - 0.5, 'x', true));
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([]);
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.restore();
};

const optionsOf = (
  box: HTMLElement,
  nowHour: { readonly current: number },
  onPoint: (pointed: Pointed | null) => void,
): uPlot.Options => {
  const bars = uPlot.paths.bars?.({ size: [0.7, 28], radius: 0.2 });
  const [line, strong] = [colourOf(box, '--line'), colourOf(box, '--text-3')];
  const axis = { stroke: colourOf(box, '--text-3'), font: '12px Onest Variable', ticks: { show: false } };
  const filled = (name: string) => ({
    fill: colourOf(box, name),
    points: { show: false },
    ...(bars === undefined ? {} : { paths: bars }),
  });
  return {
    width: box.clientWidth,
    height,
    legend: { show: false },
    cursor: { points: { show: false }, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [-0.6, 23.6] },
      y: { range: (_plot, _least, most) => [0, Math.max(4, most * 1.1)] },
    },
    axes: [
      {
        ...axis,
        size: 28,
        grid: { show: false },
        values: (_plot, hours) => hours.map((hour) => texts.hour(hour).slice(0, 2)),
      },
      {
        ...axis,
        grid: { stroke: line, width: 1 },
        size: 36,
        values: (_plot, counts) => counts.map((count) => (Number.isInteger(count) ? String(count) : '')),
      },
    ],
    series: [
      {},
      filled('--danger'),
      filled('--violet'),
      { stroke: colourOf(box, '--text-2'), width: 1.5, dash: [4, 4], points: { show: false } },
    ],
    hooks: {
      draw: [(plot) => drawNow(plot, nowHour.current, strong)],
      setCursor: [
        (plot) => {
          const { idx = null } = plot.cursor;
          onPoint(idx === null ? null : { hour: idx, left: plot.over.offsetLeft + plot.valToPos(idx, 'x') });
        },
      ],
    },
  };
};

/** Orders of a day by the hour, next to those of a week ago. The same is given as text above it. */
export const HoursChart = ({
  today,
  weekAgo,
  nowHour,
  label,
  onPoint,
}: {
  readonly today: readonly Hour[];
  readonly weekAgo: readonly Hour[];
  /** Hours since midnight. */
  readonly nowHour: number;
  readonly label: string;
  readonly onPoint: (pointed: Pointed | null) => void;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot | null>(null);
  const latestHour = useRef(nowHour);
  useEffect(() => {
    latestHour.current = nowHour;
    chart.current?.redraw(false);
  }, [nowHour]);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const plot = new uPlot(optionsOf(element, latestHour, onPoint), dataOf(today, weekAgo), element);
    chart.current = plot;
    const watcher = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      chart.current = null;
      plot.destroy();
    };
  }, [today, weekAgo, onPoint]);
  return <Box ref={box} role="img" aria-label={label} />;
};
