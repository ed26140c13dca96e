import styled, { css } from 'styled-components';
import { theme } from '../../../ui/theme/theme';

/** One row of the list: its padding, not margins, makes the gaps, so that its height is its own. */
export const Line = styled.div<{ $own: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  padding: 4px 16px;
`;

export const Bubble = styled.div<{ $own: boolean; $failed?: boolean }>`
  max-width: min(86%, 520px);
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
`;

export const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
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

export const Sender = styled.span`
  padding: 4px 0 3px 2px;
  color: ${theme.color.violetText};
  font-size: 12px;
  font-weight: 600;
`;

export const Day = styled.div`
  padding: 12px 16px 8px;
  color: ${theme.color.text3};
  font-size: 12px;
  text-align: center;
`;
