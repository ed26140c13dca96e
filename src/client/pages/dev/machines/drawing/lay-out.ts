import { Graph, layout } from '@dagrejs/dagre';
import type { DrawnMove, DrawnState, MachineGraph } from './machine-graph';

/** Sizes of the diagram, px. The font is monospaced, so that no browser is needed to measure text. */
export const drawn = { letter: 6.7, line: 16, title: 22, inset: 12, labelInset: 4, wrapAt: 34 } as const;

const wrap = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= drawn.wrapAt) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const widest = (lines: readonly string[]): number => Math.max(0, ...lines.map((line) => line.length)) * drawn.letter;

const state = ({ key, description, stays }: DrawnState) => {
  const lines = wrap(description).filter((line) => line !== '');
  const inner = stays.map((label) => `↺ ${label}`);
  const rows = lines.length + inner.length;
  return {
    lines,
    width: Math.max(widest([...lines, ...inner]), key.length * drawn.letter * 1.15, 80) + drawn.inset * 2,
    height: drawn.title + rows * drawn.line + (inner.length > 0 ? 8 : 0) + drawn.inset,
  };
};

const labels = (texts: readonly string[]) => ({
  width: widest(texts.map((text) => (text === '' ? 'сразу' : text))) + drawn.labelInset * 2,
  height: texts.length * drawn.line + drawn.labelInset,
});

const measure = { state, labels };

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

/** Lays a machine out from top to bottom, deterministically. */
export const layOut = ({ states, moves }: MachineGraph): Layout => {
  const graph = new Graph({ directed: true, multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 36, ranksep: 44, edgesep: 20, marginx: margin, marginy: margin });
  graph.setDefaultEdgeLabel(() => ({}));
  const measured = states.map((state) => ({ state, size: measure.state(state) }));
  for (const { state, size } of measured) graph.setNode(state.key, { width: size.width, height: size.height });
  moves.forEach((move, index) =>
    graph.setEdge(move.from, move.to, { ...measure.labels(move.labels), labelpos: 'c' }, String(index)),
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
      const points = move.from === move.to ? loop(corner(graph.node(move.from)), label) : (edge.points ?? []);
      return { ...move, points, label };
    }),
  };
};
