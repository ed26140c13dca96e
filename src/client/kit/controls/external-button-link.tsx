import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from './button-styles';

const StyledLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** A link to another site, styled as a button; it opens in a new tab. */
export const ExternalButtonLink = (props: ComponentProps<'a'>) => (
  <StyledLink {...props} target="_blank" rel="noopener noreferrer" $variant="secondary" $size="md" $wide={false} />
);
