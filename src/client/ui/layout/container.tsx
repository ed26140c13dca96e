import styled from 'styled-components';
import { theme } from '../theme/theme';

/** The product's width: grows stepwise up to 1296 px, gutters included. */
export const Container = styled.div`
  width: 100%;
  max-width: ${theme.size.container};
  margin-inline: auto;
  padding-inline: ${theme.size.gutter};
`;
