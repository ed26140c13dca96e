import { useId } from 'react';
import styled from 'styled-components';
import { Tooltip } from '../feedback/tooltip';
import { touchTarget, theme } from '../theme/theme';

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  /** Shown instead of the label where there is not enough room for it. */
  readonly shortLabel?: string;
  /** What was chosen is being saved. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Why it cannot be changed now: disables it and is shown in its tooltip. Null: it can. */
  readonly whyNot?: string | null | undefined;
}

const StyledButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  border-radius: ${theme.radius.r8};
  font-size: 14px;
  font-weight: 500;
  ${touchTarget}
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const Track = styled.span`
  position: relative;
  width: 40px;
  height: 24px;
  border-radius: 12px;
  background: ${theme.color.lineStrong};
  &::after {
    position: absolute;
    top: 3px;
    left: 3px;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: ${theme.color.text1};
    transition: transform 140ms;
    content: '';
  }
  [aria-checked='true'] > & {
    background: ${theme.color.accent};
  }
  [aria-checked='true'] > &::after {
    background: ${theme.color.accentInk};
    transform: translateX(16px);
  }
`;

/** Stays focusable while it is busy or disabled. */
export const Switch = ({
  checked,
  onChange,
  label,
  shortLabel,
  busy = false,
  disabled = false,
  whyNot,
}: SwitchProps) => {
  const reason = useId();
  const isOff = busy || disabled || Boolean(whyNot);
  const button = (
    <StyledButton
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={shortLabel === undefined ? undefined : label}
      title={shortLabel === undefined || whyNot ? undefined : label}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      {...(whyNot ? { 'aria-describedby': reason } : {})}
      onClick={() => {
        if (!isOff) onChange(!checked);
      }}
    >
      <Track aria-hidden />
      <span>{shortLabel ?? label}</span>
    </StyledButton>
  );
  // Also around one that can be changed now, which would lose the focus if it were moved into or out of it.
  return whyNot === undefined ? (
    button
  ) : (
    <Tooltip id={reason} text={whyNot}>
      {button}
    </Tooltip>
  );
};
