import type { ComponentProps } from 'react';
import { Link } from '../routing/link';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
}

/** A link to a page, styled as a button. */
export const ButtonLink = ({
  variant = 'secondary',
  size = 'md',
  wide = false,
  className,
  ...rest
}: ButtonLinkProps) => <Link {...rest} className={buttonClass({ variant, size, wide, className })} />;
