import { Graph, layout } from '@dagrejs/dagre';
import type { DrawnMove, DrawnState, MachineGraph } from './machine-graph';

/** Sizes of the diagram, px; `wrapAt` in letters. */
export const drawn = { line: 16, title: 22, inset: 12, labelInset: 4, wrapAt: 34 } as const;

/** How wide a text is drawn, px. */
export type TextWidth = (text: string) => number;

/** Outside of a browser, which measures: the font is monospaced, most have letters as wide as this. */
export const widthByLetters: TextWidth = (text) => text.length * 6.7;

const wrap = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= drawn.wrapAt) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const widest = (lines: readonly string[], widthOf: TextWidth): number => Math.max(0, ...lines.map(widthOf));

/** The key of a state is bold, and larger than the rest. */
const keyScale = 1.18;

const sizeOfState = ({ key, description, stays }: DrawnState, widthOf: TextWidth) => {
  const lines = wrap(description).filter((line) => line !== '');
  const inner = stays.map((label) => `↺ ${label}`);
  const rows = lines.length + inner.length;
  return {
    lines,
    width: Math.max(widest([...lines, ...inner], widthOf), widthOf(key) * keyScale, 80) + drawn.inset * 2,
    height: drawn.title + rows * drawn.line + (inner.length > 0 ? 8 : 0) + drawn.inset,
  };
};

const sizeOfLabels = (texts: readonly string[], widthOf: TextWidth) => ({
  width:
    widest(
      texts.map((text) => (text === '' ? 'сразу' : text)),
      widthOf,
    ) +
    drawn.labelInset * 2,
  height: texts.length * drawn.line + drawn.labelInset,
});

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface PlacedState extends DrawnState {
  /** `x` and `y` of the top left corner, in pixels of the diagram. */
  readonly box: Box;
  readonly lines: readonly string[];
}

export interface PlacedMove extends DrawnMove {
  readonly points: readonly Point[];
  readonly label: Box;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly states: readonly PlacedState[];
  readonly moves: readonly PlacedMove[];
}

const margin = 24;

const corner = ({
  x = 0,
  y = 0,
  width = 0,
  height = 0,
}: {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

/** Dagre draws a move to the same state beside it, without touching it: this one leaves its right side and returns. */
const loop = (box: Box, label: Box): readonly Point[] => {
  const right = box.x + box.width;
  const middle = box.y + box.height / 2;
  const reach = Math.min(box.height / 4, 24);
  const far = label.x + label.width / 2;
  return [
    { x: right, y: middle - reach },
    { x: far, y: middle - reach },
    { x: far, y: middle },
    { x: far, y: middle + reach },
    { x: right, y: middle + reach },
  ];
};

/** A curve cuts its corners: a point that stands twice is passed, and the label lies on its line. */
const through = (points: readonly Point[], label: Box): readonly Point[] => {
  const isMiddle = ({ x, y }: Point) => Math.hypot(x - label.x - label.width / 2, y - label.y - label.height / 2) < 1;
  return points.flatMap((point) => (isMiddle(point) ? [point, point] : [point]));
};

/** Lays a machine out from top to bottom, deterministically. */
export const layOut = ({ states, moves }: MachineGraph, widthOf: TextWidth = widthByLetters): Layout => {
  const graph = new Graph({ directed: true, multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 36, ranksep: 44, edgesep: 20, marginx: margin, marginy: margin });
  graph.setDefaultEdgeLabel(() => ({}));
  const measured = states.map((state) => ({ state, size: sizeOfState(state, widthOf) }));
  for (const { state, size } of measured) graph.setNode(state.key, { width: size.width, height: size.height });
  moves.forEach((move, index) =>
    graph.setEdge(move.from, move.to, { ...sizeOfLabels(move.labels, widthOf), labelpos: 'c' }, String(index)),
  );
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    states: measured.map(({ state, size }) => ({ ...state, lines: size.lines, box: corner(graph.node(state.key)) })),
    moves: moves.map((move, index) => {
      const edge = graph.edge(move.from, move.to, String(index));
      const label = corner(edge);
      const points =
        move.from === move.to ? loop(corner(graph.node(move.from)), label) : through(edge.points ?? [], label);
      return { ...move, points, label };
    }),
  };
};
