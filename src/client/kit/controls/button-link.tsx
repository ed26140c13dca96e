import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Link } from '../routing/link';
import { buttonStyles, type ButtonStyleProps, type ButtonSize, type ButtonVariant } from './button-styles';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
}

const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** A link to a page, styled as a button. */
export const ButtonLink = ({ variant = 'secondary', size = 'md', wide = false, ...rest }: ButtonLinkProps) => (
  <StyledLink {...rest} $variant={variant} $size={size} $wide={wide} />
);
