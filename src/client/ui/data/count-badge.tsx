import styled from 'styled-components';
import { theme } from '../theme/theme';

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

/** How many are unread; nothing at zero. */
export const CountBadge = ({ count, label }: { readonly count: number; readonly label: string }) =>
  count > 0 ? (
    <Circle role="img" aria-label={label}>
      {count > 99 ? '99+' : count}
    </Circle>
  ) : null;
