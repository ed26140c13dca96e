import styled from 'styled-components';
import { shortSpan } from '../../../../domain/text/short-span';
import { theme } from '../../../kit/theme/theme';
import { useServerNow } from '../../../kit/time/use-server-now';

const amberFrom = 0.65;
const redFrom = 0.8;

/** How much of the time that a decision may take has gone. */
export const toneOf = (share: number): 'calm' | 'warn' | 'danger' =>
  share >= redFrom ? 'danger' : share >= amberFrom ? 'warn' : 'calm';

const colours = { calm: theme.color.text1, warn: theme.color.warn, danger: theme.color.danger } as const;

const Span = styled.span<{ $tone: keyof typeof colours }>`
  color: ${({ $tone }) => colours[$tone]};
  white-space: nowrap;
`;

const minuteMs = 60_000;

/** How long it has waited, beside the term of a decision in ms: amber, then red. */
export const Age = ({ since, within }: { readonly since: string; readonly within: number }) => {
  const now = useServerNow(minuteMs);
  const age = Math.max(0, now - Date.parse(since));
  return <Span $tone={toneOf(age / within)}>{shortSpan(age)}</Span>;
};
