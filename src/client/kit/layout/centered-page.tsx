import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Page } from './page';

/** A short text and a few links in the middle, for a page that has nothing else to show. */
export const CenteredPage = styled(Page)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 16px;
  padding-top: 72px;
  text-align: center;
  > :last-child {
    justify-content: center;
  }
  p {
    max-width: 28em;
    color: ${theme.color.text2};
  }
`;
