import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Link } from '../routing/link';
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
}

const Face = styled(Link)<ButtonLook>`
  ${buttonLook}
`;

/** Looks like a button, leads to a page. */
export const ButtonLink = ({ variant = 'secondary', size = 'md', wide = false, ...rest }: ButtonLinkProps) => (
  <Face {...rest} $variant={variant} $size={size} $wide={wide} />
);
