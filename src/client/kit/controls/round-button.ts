import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A round button that floats over the page, with room for a count in its corner. */
export const RoundButton = styled.button`
  position: relative;
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 52px;
  height: 52px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 50%;
  background: ${theme.color.surface3};
  box-shadow: ${theme.shadow};
  &:hover {
    background: ${theme.color.message};
  }
  svg {
    width: 22px;
    height: 22px;
  }
  > [role='img'] {
    position: absolute;
    top: -4px;
    right: -4px;
  }
`;
