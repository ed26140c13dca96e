import { css } from 'styled-components';
import { theme } from '#client/kit/theme/theme.ts';

/** A table within a card or a drawer: quiet heads, no frame. Rows set their own height and lines. */
export const plainTable = css`
  width: 100%;
  border-collapse: collapse;
  th {
    padding: 0 12px 8px 0;
    color: ${theme.color.text3};
    font-size: 12px;
    font-weight: 500;
    text-align: left;
  }
`;
