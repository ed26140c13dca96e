import type { ComponentProps } from 'react';
import { buttonClass } from './button-class';

/** A link to another site, styled as a button; it opens in a new tab. */
export const ExternalButtonLink = ({ className, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className={buttonClass({ variant: 'secondary', size: 'md', className })}
    target="_blank"
    rel="noopener noreferrer"
  />
);
