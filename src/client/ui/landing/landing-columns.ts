import styled from 'styled-components';
import { from } from '../theme/media';

/** The promise of a page that people come to from outside, and a card beside it. */
export const LandingColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: center;
  }
`;
