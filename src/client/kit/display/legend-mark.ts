import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A line of a legend after a sample of its colour. */
export const LegendMark = styled.li<{ $colour: string }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${theme.color.text2};
  font-size: 13px;
  &::before {
    width: 8px;
    height: 8px;
    border-radius: 2px;
    background: ${({ $colour }) => $colour};
    content: '';
  }
`;
