import { theme } from '#client/kit/theme/theme.ts';
import { drawn, type Layout, type PlacedMove, type PlacedState, type Point } from './lay-out';

interface DrawingColors {
  readonly ground: string;
  readonly box: string;
  readonly line: string;
  readonly edge: string;
  readonly title: string;
  readonly label: string;
  readonly stay: string;
  /** The initial state's dot, and the state of a live actor. */
  readonly lit: string;
}

const { color } = theme;

/** On the page: the theme's own variables. */
export const pageColors: DrawingColors = {
  ground: color.surface1,
  box: color.surface2,
  line: color.lineStrong,
  edge: color.text3,
  title: color.text1,
  label: color.text2,
  stay: color.violetText,
  lit: color.accent,
};

interface Props {
  readonly title: string;
  readonly layout: Layout;
  readonly colors: DrawingColors;
  /** Key of the state of a live actor. */
  readonly active?: string | null;
  /** Key of the state that was searched for. */
  readonly found?: string | null;
  /** Relative to its natural size. */
  readonly scale?: number;
}

export const drawingFont = {
  family: 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace',
  /** px */
  size: 11,
} as const;

/** What no test takes. */
const pale = { opacity: 0.5 } as const;
const untaken = { ...pale, strokeDasharray: '2 5' } as const;

const path = ([first, ...rest]: readonly Point[]): string => {
  if (!first) return '';
  const last = rest.at(-1) ?? first;
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    const end = index === rest.length - 2 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${point.x},${point.y} ${end.x},${end.y}`;
  });
  return `M${first.x},${first.y} ${curves.length > 0 ? curves.join(' ') : `L${last.x},${last.y}`}`;
};

const ArrowHead = ({ id, fill }: { readonly id: string; readonly fill: string }) => (
  <marker
    id={id}
    viewBox="0 0 8 8"
    refX="8"
    refY="4"
    markerWidth="10"
    markerHeight="10"
    markerUnits="userSpaceOnUse"
    orient="auto-start-reverse"
  >
    <path d="M0,0 L8,4 L0,8 z" fill={fill} />
  </marker>
);

const Move = ({
  move,
  colors,
  arrow,
  lit,
}: {
  readonly move: PlacedMove;
  readonly colors: DrawingColors;
  readonly arrow: string;
  readonly lit: boolean;
}) => (
  <g>
    <path
      d={path(move.points)}
      fill="none"
      stroke={lit ? colors.lit : colors.edge}
      strokeWidth={lit ? 2 : 1.2}
      {...(move.untaken.length === move.labels.length ? untaken : {})}
      markerEnd={`url(#${arrow}${lit ? '-lit' : ''})`}
    />
    <rect
      x={move.label.x}
      y={move.label.y}
      width={move.label.width}
      height={move.label.height}
      rx={4}
      fill={colors.ground}
    />
    {move.labels.map((label, index) => (
      <text
        key={label}
        x={move.label.x + drawn.labelInset}
        y={move.label.y + drawn.line * (index + 0.75)}
        fill={colors.label}
        {...(move.untaken.includes(label) ? { ...pale, fill: colors.edge } : {})}
      >
        {label === '' ? 'сразу' : label}
      </text>
    ))}
  </g>
);

const State = ({
  state,
  colors,
  lit,
  isFound,
}: {
  readonly state: PlacedState;
  readonly colors: DrawingColors;
  readonly lit: boolean;
  readonly isFound: boolean;
}) => {
  const { x, y, width, height } = state.box;
  const left = x + drawn.inset;
  const first = y + drawn.title + 4;
  const inner = first + state.lines.length * drawn.line + 8;
  return (
    <g data-state={state.key} data-active={lit || undefined} data-found={isFound || undefined}>
      {isFound && (
        <rect
          x={x - 6}
          y={y - 6}
          width={width + 12}
          height={height + 12}
          rx={14}
          fill="none"
          stroke={colors.stay}
          strokeWidth={2.5}
          strokeDasharray="7 5"
        />
      )}
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={10}
        fill={colors.box}
        stroke={lit ? colors.lit : colors.line}
        strokeWidth={lit ? 2.5 : 1}
      />
      {state.isFinal && (
        <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={8} fill="none" stroke={colors.line} />
      )}
      {state.isInitial && <circle cx={x} cy={y} r={5} fill={colors.lit} />}
      <text x={left} y={y + 17} fill={lit ? colors.lit : colors.title} fontSize={13} fontWeight={700}>
        {state.key}
      </text>
      {state.lines.map((line, index) => (
        <text key={line} x={left} y={first + drawn.line * (index + 0.6)} fill={colors.label}>
          {line}
        </text>
      ))}
      {state.stays.map((label, index) => (
        <text
          key={label}
          x={left}
          y={inner + drawn.line * (index + 0.6)}
          fill={colors.stay}
          {...(state.untakenStays.includes(label) ? { ...pale, fill: colors.edge } : {})}
        >
          ↺ {label}
        </text>
      ))}
    </g>
  );
};

/** A machine as a diagram, the same on the page and in the documents. */
export const MachineDrawing = ({ title, layout, colors, active = null, found = null, scale = 1 }: Props) => {
  const arrow = `arrow-${title.replace(/\W/g, '')}`;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={title}
      width={layout.width * scale}
      height={layout.height * scale}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      fontFamily={drawingFont.family}
      fontSize={drawingFont.size}
    >
      <defs>
        <ArrowHead id={arrow} fill={colors.edge} />
        {active !== null && <ArrowHead id={`${arrow}-lit`} fill={colors.lit} />}
      </defs>
      <rect width={layout.width} height={layout.height} rx={12} fill={colors.ground} />
      {layout.moves.map((move) => (
        <Move key={`${move.from}→${move.to}`} move={move} colors={colors} arrow={arrow} lit={move.from === active} />
      ))}
      {layout.states.map((state) => (
        <State key={state.key} state={state} colors={colors} lit={state.key === active} isFound={state.key === found} />
      ))}
    </svg>
  );
};
