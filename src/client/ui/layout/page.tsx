import styled from 'styled-components';
import { below } from '../theme/media';
import { Container } from './container';

/** A page's outer space below the header. */
export const Page = styled(Container)`
  padding-block: 40px 64px;
  ${below('md')} {
    padding-block: 20px 32px;
  }
`;
