import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from './button-styles';

const StyledLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Looks like a button, leads to another site beside this one. */
export const ExternalButtonLink = (props: ComponentProps<'a'>) => (
  <StyledLink {...props} target="_blank" rel="noopener noreferrer" $variant="secondary" $size="md" $wide={false} />
);
