import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A name in `b` and a note in `small` under it, next to a picture or a switch; takes the remaining width. */
export const TitleAndNote = styled.div`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
  b,
  small {
    display: block;
  }
  b {
    font-weight: 600;
  }
  small {
    color: ${theme.color.text3};
    font-size: 13px;
  }
`;
