import styled from 'styled-components';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';

/** Who sent what to whom. */
export interface Message {
  readonly from: string;
  readonly to: string;
  readonly type: string;
}

const Window = styled.div`
  max-height: 420px;
  margin-top: 8px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface1};
  overflow: auto;
  &:focus-visible {
    outline: 2px solid ${theme.color.accent};
  }
`;

const Note = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

const size = { column: 190, row: 30, head: 40, side: 110 } as const;

/** Messages that are drawn: a longer talk is cut at its beginning. */
const most = 60;

interface ArrowProps {
  readonly message: Message;
  readonly y: number;
  readonly xOf: (name: string) => number;
}

const Arrow = ({ message: { from, to, type }, y, xOf }: ArrowProps) => {
  const [start, end] = [xOf(from), xOf(to)];
  const toSelf = start === end;
  const tip = toSelf ? 1 : Math.sign(start - end);
  return (
    <g>
      <path
        d={toSelf ? `M${start},${y - 6} h26 v12 h-24` : `M${start},${y} H${end}`}
        fill="none"
        stroke={theme.color.lineStrong}
      />
      <path d={`M${end},${toSelf ? y + 6 : y} l${7 * tip},-4 v8 z`} fill={theme.color.accent} />
      <text
        x={toSelf ? start + 32 : (start + end) / 2}
        y={toSelf ? y + 4 : y - 5}
        textAnchor={toSelf ? 'start' : 'middle'}
        fill={theme.color.text2}
      >
        {type}
      </text>
    </g>
  );
};

/** A sequence diagram: who sent what to whom, from above to below. */
export const SequenceDiagram = ({ messages }: { readonly messages: readonly Message[] }) => {
  if (messages.length === 0) return <Note>{texts.noMessages}</Note>;
  const shown = messages.slice(-most);
  const names = [...new Set(shown.flatMap(({ from, to }) => [from, to]))];
  const xOf = (name: string): number => size.side + names.indexOf(name) * size.column;
  const width = size.side * 2 + (names.length - 1) * size.column;
  const height = size.head + shown.length * size.row + 16;
  return (
    <>
      {shown.length < messages.length && <Note>{texts.onlyLast(most, messages.length)}</Note>}
      <Window tabIndex={0} role="region" aria-label={texts.sequence}>
        <svg role="img" aria-label={texts.sequence} width={width} height={height} fontSize={12}>
          {names.map((name) => (
            <g key={name}>
              <text x={xOf(name)} y={22} textAnchor="middle" fill={theme.color.text1} fontWeight={600}>
                {name}
              </text>
              <line
                x1={xOf(name)}
                x2={xOf(name)}
                y1={size.head - 8}
                y2={height}
                stroke={theme.color.line}
                strokeDasharray="3 4"
              />
            </g>
          ))}
          {shown.map((message, index) => (
            <Arrow key={index} message={message} y={size.head + size.row * (index + 0.7)} xOf={xOf} />
          ))}
        </svg>
      </Window>
    </>
  );
};
