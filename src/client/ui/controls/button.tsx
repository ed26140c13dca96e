import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Tooltip } from '../feedback/tooltip';
import { buttonLook } from './button-look';
import type { ButtonLook, ButtonSize, ButtonVariant } from './button-look';
import { Spinner } from './spinner';
import { useSinglePress } from './use-single-press';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  /** Progress known from outside, such as a form being sent. */
  readonly busy?: boolean;
  /** A promise shows progress and refuses further presses until it settles. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  /** Why it cannot be pressed now: disables the button and stands in its tooltip. */
  readonly whyNot?: string | null | undefined;
  readonly children: ReactNode;
}

const Face = styled.button<ButtonLook>`
  ${buttonLook}
`;

const Label = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

const Progress = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** Stays focusable while busy or refused: only its press does nothing. */
export const Button = ({
  variant = 'secondary',
  size = 'md',
  wide = false,
  busy: busyOutside = false,
  whyNot,
  disabled = false,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) => {
  const { busy: busyInside, press } = useSinglePress(onClick);
  const busy = busyInside || busyOutside;
  const refused = disabled || Boolean(whyNot);
  const face = (
    <Face
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || refused || undefined}
      onClick={(event) => {
        if (busy || refused) {
          event.preventDefault();
          return;
        }
        void press(event);
      }}
    >
      <Label $hidden={busy}>{children}</Label>
      {busy && (
        <Progress aria-hidden>
          <Spinner />
        </Progress>
      )}
    </Face>
  );
  return whyNot ? (
    <Tooltip text={whyNot} wide={wide}>
      {face}
    </Tooltip>
  ) : (
    face
  );
};
