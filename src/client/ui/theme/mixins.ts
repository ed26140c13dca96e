import { css } from 'styled-components';
import { theme } from './theme';

export const tabular = css`
  font-variant-numeric: tabular-nums;
`;

export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const clampLines = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;

/** A floating surface: menus, popovers, dialogs. */
export const floating = css`
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
  box-shadow: ${theme.shadow};
`;
