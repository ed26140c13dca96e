import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Link } from './link';

/** A link within or under text. */
export const TextLink = styled(Link)`
  border-radius: 4px;
  color: ${theme.color.accent};
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 3px;
  transition: text-decoration-color 120ms;
  &:hover {
    text-decoration-color: currentColor;
  }
`;
