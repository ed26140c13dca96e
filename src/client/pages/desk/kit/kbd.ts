import styled from 'styled-components';
import { below, theme } from '#client/kit/theme/theme.ts';

/** A key of the keyboard; hidden on phones. */
export const Kbd = styled.kbd`
  padding: 2px 6px;
  border-radius: 6px;
  background: ${theme.color.surface3};
  color: ${theme.color.text2};
  font: 500 12px/1.3 ${theme.font.text};
  ${below('md')} {
    display: none;
  }
`;
