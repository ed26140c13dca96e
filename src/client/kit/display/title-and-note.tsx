import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A name in `b` and what is said of it in `small` beneath, beside a picture or a switch: it takes what room is left. */
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
