import styled from 'styled-components';
import { theme } from '../theme/theme';

export type BadgeTone = 'neutral' | 'accent' | 'violet' | 'ok' | 'warn' | 'danger' | 'info';

/** A short label: a state, a level, a count. `.badge` of `parts.css`, which the server's first screens have too. */
export const Badge = styled.span.attrs<{ readonly $tone?: BadgeTone }>(({ $tone = 'neutral' }) => ({
  className: `badge badge-${$tone}`,
}))``;

const Circle = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 6px;
  border-radius: 10px;
  background: ${theme.color.accent};
  color: ${theme.color.accentInk};
  font-size: 12px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The number of unread items; nothing is shown for zero. */
export const CountBadge = ({ count, label }: { readonly count: number; readonly label: string }) =>
  count > 0 ? (
    <Circle role="img" aria-label={label}>
      {count > 99 ? '99+' : count}
    </Circle>
  ) : null;
