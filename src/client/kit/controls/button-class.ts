export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  readonly variant: ButtonVariant;
  readonly size: ButtonSize;
  readonly wide?: boolean;
  /** Of whoever extends the button. */
  readonly className?: string | undefined;
}

/** The classes of `buttons.css`, which the server's first screens write too. */
export const buttonClass = ({ variant, size, wide = false, className = '' }: ButtonLook): string =>
  `button button-${variant} button-${size}${wide ? ' button-wide' : ''} ${className}`.trim();
