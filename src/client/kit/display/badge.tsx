import styled from 'styled-components';
import { theme } from '../theme/theme';

export type BadgeTone = 'neutral' | 'accent' | 'violet' | 'ok' | 'warn' | 'danger' | 'info';

const { color } = theme;

const tones: Readonly<Record<BadgeTone, readonly [background: string, text: string]>> = {
  neutral: [color.surface3, color.text2],
  accent: [color.accentSoft, color.accent],
  violet: [color.violetSoft, color.violetText],
  ok: [color.okSoft, color.ok],
  warn: [color.warnSoft, color.warn],
  danger: [color.dangerSoft, color.danger],
  info: [color.infoSoft, color.info],
};

/** A short label: a state, a level, a count. */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  gap: 6px;
  min-height: 26px;
  padding: 3px 10px;
  border-radius: ${theme.radius.r8};
  background: ${({ $tone = 'neutral' }) => tones[$tone][0]};
  color: ${({ $tone = 'neutral' }) => tones[$tone][1]};
  font-size: 13px;
  font-weight: 500;
  line-height: 1.3;
  white-space: nowrap;
`;

const Circle = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 6px;
  border-radius: 10px;
  background: ${theme.color.accent};
  color: ${theme.color.accentInk};
  font-size: 12px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The number of unread items; nothing is shown for zero. */
export const CountBadge = ({ count, label }: { readonly count: number; readonly label: string }) =>
  count > 0 ? (
    <Circle role="img" aria-label={label}>
      {count > 99 ? '99+' : count}
    </Circle>
  ) : null;
