import styled from 'styled-components';
import { below, theme } from '../theme/theme';

/** The width of the product's content: grows in steps up to 1296 px, gutters included. */
export const Container = styled.div`
  width: 100%;
  max-width: ${theme.size.container};
  margin-inline: auto;
  padding-inline: ${theme.size.gutter};
`;

/** The outer spacing of a page below the header: `.page` of `first-paint.css`, which the server's first screen has too. */
export const Page = styled(Container).attrs({ className: 'page' })``;

/** The purpose of a page, under its title. */
export const PageLead = styled.p.attrs({ className: 'page-lead' })``;

export const SectionTitle = styled.h2`
  font: 600 21px/1.25 ${theme.font.title};
  letter-spacing: -0.02em;
  ${below('md')} {
    font-size: 17px;
  }
`;
