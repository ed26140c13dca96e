import styled from 'styled-components';
import { theme } from '#client/kit/theme/theme.ts';
import { layOut } from '#domain/risk/ring-layout.ts';
import type { Ring } from './ring';
import { texts } from './texts';

const width = 480;
const height = 380;
/** Left for the names beside the dots. */
const margin = { x: 96, y: 36 };
const dot = 6;
const gap = 12;

const Svg = styled.svg`
  width: 100%;
  height: auto;
  line {
    stroke: ${theme.color.text3};
  }
  circle {
    fill: ${theme.color.text2};
  }
  circle[data-mate] {
    fill: ${theme.color.accent};
  }
  text {
    fill: ${theme.color.text1};
    font-size: 12px;
    paint-order: stroke;
    stroke: ${theme.color.surface1};
    stroke-width: 3px;
  }
`;

const longest = 14;
const shortened = (name: string): string => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/** The accounts of a ring as dots, what links them as lines: the more they have in common, the thicker. */
export const RingDrawing = ({ ring: { members, links } }: { readonly ring: Pick<Ring, 'members' | 'links'> }) => {
  const named = links.map(({ oneId, otherId, score, reasons }) => ({ one: oneId, other: otherId, score, reasons }));
  const placed = layOut(
    members.map(({ id }) => id),
    named,
  ).map(({ id, x, y }) => ({
    id,
    x: width / 2 + x * (width / 2 - margin.x),
    y: height / 2 + y * (height / 2 - margin.y),
    side: Math.abs(x) < 0.1 ? 0 : Math.sign(x),
    below: y >= 0,
  }));
  const at = new Map(placed.map((one) => [one.id, one]));
  const people = new Map(members.map((member) => [member.id, member]));
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.drawingOf(members.length, links.length)}>
      {named.map(({ one, other, score, reasons }) => {
        const [from, to] = [at.get(one), at.get(other)];
        return from === undefined || to === undefined ? null : (
          <line key={`${one} ${other}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth={score / 40}>
            <title>{reasons.map((reason) => texts.reasons[reason]).join(', ')}</title>
          </line>
        );
      })}
      {placed.map(({ id, x, y, side, below }) => {
        const member = people.get(id);
        return (
          <g key={id}>
            <circle cx={x} cy={y} r={dot} data-mate={member?.isMate === true ? '' : undefined} />
            <text
              x={x + side * gap}
              y={side === 0 ? y + (below ? gap + 10 : -gap) : y + 4}
              textAnchor={side === 0 ? 'middle' : side > 0 ? 'start' : 'end'}
            >
              {shortened(member?.username ?? '')}
            </text>
          </g>
        );
      })}
    </Svg>
  );
};
