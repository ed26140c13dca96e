import type { ComponentProps, FunctionComponent, ReactNode } from 'react';

interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** In px; a style sheet sets another size for icons without one. */
  readonly size?: number;
}

/** An icon as a component. */
export type IconComponent = FunctionComponent<IconProps>;

/** Hidden from screen readers unless it has a name. */
const isHidden = (props: IconProps): boolean =>
  props.role === undefined && props['aria-label'] === undefined && props['aria-labelledby'] === undefined;

/**
 * An icon of the outlines in this folder. They are drawn by Lucide (https://lucide.dev), licence ISC, in part derived
 * from Feather, licence MIT; `npm run icon` adds another.
 */
export const icon =
  (outline: ReactNode): IconComponent =>
  ({ size = 24, className = '', ...props }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`lucide ${className}`.trim()}
      aria-hidden={isHidden(props) || undefined}
      {...props}
    >
      {outline}
    </svg>
  );
