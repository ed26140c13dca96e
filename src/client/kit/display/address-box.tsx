import styled from 'styled-components';
import { theme } from '../theme/theme';

/** An address for reading or copying; a long one wraps. */
export const AddressBox = styled.code`
  display: block;
  padding: 10px 12px;
  border-radius: ${theme.radius.r8};
  background: ${theme.color.surface2};
  color: ${theme.color.text2};
  font-family: ${theme.font.text};
  font-size: 14px;
  overflow-wrap: anywhere;
`;
