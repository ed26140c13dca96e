import type { ComponentProps } from 'react';
import { Download } from '../icons/download';
import styled from 'styled-components';
import { buttonStyles, type ButtonStyleProps, type ButtonVariant } from './button-styles';

const StyledLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

interface FileLinkProps extends ComponentProps<'a'> {
  readonly variant?: ButtonVariant;
}

/** A link to a file that the server generates, styled as a small button. */
export const FileLink = ({ variant = 'secondary', children, ...rest }: FileLinkProps) => (
  <StyledLink {...rest} $variant={variant} $size="sm" $wide={false}>
    <Download aria-hidden />
    {children}
  </StyledLink>
);
