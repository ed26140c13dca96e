import { css } from 'styled-components';
import { touch, unprinted } from '../theme/theme';

/** The square of a button or a link that consists of an icon only. */
export const iconButtonStyles = css`
  position: relative;
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 38px;
  height: 38px;
  border-radius: 10px;
  ${touch} {
    width: 44px;
    height: 44px;
  }
  ${unprinted}
`;
