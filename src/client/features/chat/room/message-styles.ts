import styled, { css } from 'styled-components';
import { touchTarget, theme } from '#client/kit/theme/theme.ts';

/**
 * One row of the list. Gaps are made by padding, not margins, so that they count in its measured height; consecutive
 * messages of one person are close together.
 */
export const Line = styled.div<{ $own: boolean; $follows?: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  padding: ${({ $follows = false }) => ($follows ? '1px 16px' : '8px 16px 1px')};
`;

/** The message with its tools and reactions; takes the keyboard focus. */
export const Holder = styled.div<{ $own: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  max-width: min(86%, 520px);
  border-radius: 14px;
  -webkit-touch-callout: none;
`;

export const Bubble = styled.div<{ $own: boolean; $failed?: boolean; $lit?: boolean }>`
  position: relative;
  max-width: 100%;
  padding: 9px 12px 6px;
  border: 1px solid transparent;
  border-radius: ${({ $own }) => ($own ? '14px 14px 4px 14px' : '14px 14px 14px 4px')};
  background: ${({ $own }) => ($own ? theme.color.message : theme.color.surface3)};
  font-size: 15px;
  line-height: 1.45;
  ${({ $failed = false }) =>
    $failed &&
    css`
      border-color: ${theme.color.danger};
    `}
  ${({ $lit = false }) =>
    $lit &&
    css`
      &::after {
        position: absolute;
        inset: -3px;
        border: 2px solid ${theme.color.accent};
        border-radius: inherit;
        opacity: 0;
        pointer-events: none;
        animation: fade-out 1800ms;
        content: '';
      }
    `}
`;

export const Text = styled.p<{ $faint?: boolean }>`
  color: ${({ $faint = false }) => ($faint ? theme.color.text2 : 'inherit')};
  font-style: ${({ $faint = false }) => ($faint ? 'italic' : 'inherit')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  a {
    color: ${theme.color.violetText};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  margin-top: 1px;
  color: ${theme.color.text2};
  font-size: 11px;
  font-variant-numeric: tabular-nums;
  svg {
    width: 14px;
    height: 14px;
  }
`;

export const Sender = styled.button`
  padding: 4px 0 3px 2px;
  border-radius: 4px;
  color: ${theme.color.violetText};
  font-size: 12px;
  font-weight: 600;
  text-align: left;
  overflow-wrap: anywhere;
  ${touchTarget}
  &:hover {
    text-decoration: underline;
  }
`;

export const Day = styled.div`
  padding: 12px 16px 8px;
  color: ${theme.color.text3};
  font-size: 12px;
  text-align: center;
`;

export const UnreadMark = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 16px;
  color: ${theme.color.violetText};
  font-size: 12px;
  font-weight: 600;
  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background: ${theme.color.violetSoft};
    content: '';
  }
`;
