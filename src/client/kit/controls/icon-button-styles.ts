import { css } from 'styled-components';
import { touch } from '../theme/theme';

/** The square of whatever is an icon and nothing else, a button or a link. */
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
`;
