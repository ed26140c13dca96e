import styled from 'styled-components';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Tooltip } from '../feedback/tooltip';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class';
import { useSinglePress } from './use-single-press';

/** Shows progress in place of a button's label; not for use on its own. */
const Spinner = styled.span`
  width: 18px;
  height: 18px;
  border: 2px solid currentColor;
  border-top-color: transparent;
  border-radius: 50%;
  animation: turn 700ms linear infinite;
`;

interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  /** Progress that is known outside of the button, for example of a form that is being sent. */
  readonly busy?: boolean;
  /** If it returns a promise, the button shows progress and ignores presses until the promise settles. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  /** Why the button cannot be pressed now: disables it and is shown in its tooltip. Null: it can be pressed. */
  readonly whyNot?: string | null | undefined;
  readonly children: ReactNode;
}

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

/** Stays focusable while it is busy or disabled: only pressing it does nothing. */
export const Button = ({
  variant = 'secondary',
  size = 'md',
  wide = false,
  busy: busyOutside = false,
  whyNot,
  disabled = false,
  onClick,
  className,
  type = 'button',
  children,
  ...rest
}: ButtonProps) => {
  const { busy: busyInside, press } = useSinglePress(onClick);
  const busy = busyInside || busyOutside;
  const isDisabled = disabled || Boolean(whyNot);
  const reason = useId();
  const button = (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || isDisabled || undefined}
      {...(whyNot ? { 'aria-describedby': reason } : {})}
      onClick={(event) => {
        if (busy || isDisabled) {
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
    </button>
  );
  // Also around a button that can be pressed now: moved into or out of it, a focused button would lose the focus.
  return whyNot === undefined ? (
    button
  ) : (
    <Tooltip id={reason} text={whyNot} wide={wide}>
      {button}
    </Tooltip>
  );
};
