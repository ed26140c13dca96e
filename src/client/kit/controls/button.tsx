import styled, { keyframes } from 'styled-components';
import { type ComponentProps, type MouseEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { Tooltip } from '../feedback/tooltip';
import { buttonStyles, type ButtonStyleProps, type ButtonSize, type ButtonVariant } from './button-styles';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** Progress in place of a button's label; never on a page by itself. */
const Spinner = styled.span`
  width: 18px;
  height: 18px;
  border: 2px solid currentColor;
  border-top-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`;

/**
 * Runs an action unless its previous run is still under way: a second press of the same button does nothing.
 * A failure is the action's own to show; here it only ends the progress.
 */
const useSinglePress = <A extends readonly unknown[]>(action: ((...args: A) => unknown) | undefined) => {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const press = useCallback(
    async (...args: A): Promise<void> => {
      if (running.current || action === undefined) return;
      const outcome = action(...args);
      if (!(outcome instanceof Promise)) return;
      running.current = true;
      setBusy(true);
      try {
        await outcome;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [action],
  );
  return { busy, press };
};

interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
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

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyles}
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
  const reason = useId();
  const button = (
    <StyledButton
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || refused || undefined}
      {...(whyNot ? { 'aria-describedby': reason } : {})}
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
    </StyledButton>
  );
  return whyNot ? (
    <Tooltip id={reason} text={whyNot} wide={wide}>
      {button}
    </Tooltip>
  ) : (
    button
  );
};
