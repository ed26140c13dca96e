import type { ComponentProps } from 'react';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { buttonLook, type ButtonLook, type ButtonVariant } from './button-look';

const Face = styled.a<ButtonLook>`
  ${buttonLook}
`;

interface FileLinkProps extends ComponentProps<'a'> {
  readonly variant?: ButtonVariant;
}

/** Looks like a small button, saves a file that the server writes. */
export const FileLink = ({ variant = 'secondary', children, ...rest }: FileLinkProps) => (
  <Face {...rest} $variant={variant} $size="sm" $wide={false}>
    <Download aria-hidden />
    {children}
  </Face>
);
