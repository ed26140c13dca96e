import styled from 'styled-components';
import { touchTarget, theme } from '../theme/theme';

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  /** Shown instead of the label where there is not enough room for it. */
  readonly shortLabel?: string;
  readonly disabled?: boolean;
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

/** Stays focusable while it is disabled. */
export const Switch = ({ checked, onChange, label, shortLabel, disabled }: SwitchProps) => (
  <StyledButton
    type="button"
    role="switch"
    aria-checked={checked}
    aria-label={shortLabel === undefined ? undefined : label}
    title={shortLabel === undefined ? undefined : label}
    aria-disabled={disabled || undefined}
    onClick={() => {
      if (!disabled) onChange(!checked);
    }}
  >
    <Track aria-hidden />
    <span>{shortLabel ?? label}</span>
  </StyledButton>
);
