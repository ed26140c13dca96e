import styled from 'styled-components';
import { oneLine } from '../../../ui/theme/mixins';
import { theme } from '../../../ui/theme/theme';

/** A line of small print between the messages and the field. */
export const Strip = styled.p`
  ${oneLine}
  padding: 6px 16px 0;
  color: ${theme.color.text3};
  font-size: 13px;
`;
