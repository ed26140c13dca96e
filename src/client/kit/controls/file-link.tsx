import type { ComponentProps } from 'react';
import { Download } from '../icons/download';
import { buttonClass, type ButtonVariant } from './button-class';

interface FileLinkProps extends ComponentProps<'a'> {
  readonly variant?: ButtonVariant;
}

/** A link to a file that the server generates, styled as a small button. */
export const FileLink = ({ variant = 'secondary', className, children, ...rest }: FileLinkProps) => (
  <a {...rest} className={buttonClass({ variant, size: 'sm', className })}>
    <Download aria-hidden />
    {children}
  </a>
);
