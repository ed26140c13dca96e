import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import type { NotificationLevel } from '../../../domain/enums/notification-level';
import { theme } from '../../ui/theme/theme';

const { color } = theme;

const looks: Readonly<Record<NotificationLevel, readonly [icon: LucideIcon, ink: string, ground: string]>> = {
  INFO: [Info, color.info, color.infoSoft],
  WARNING: [TriangleAlert, color.warn, color.warnSoft],
  DANGER: [CircleAlert, color.danger, color.dangerSoft],
  SUCCESS: [CircleCheck, color.ok, color.okSoft],
};

const Ground = styled.span<{ $level: NotificationLevel }>`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 10px;
  background: ${({ $level }) => looks[$level][2]};
  color: ${({ $level }) => looks[$level][1]};
`;

/** How good or bad the news are; the words beside it say the same. */
export const LevelMark = ({ level }: { readonly level: NotificationLevel }) => {
  const [Icon] = looks[level];
  return (
    <Ground $level={level} aria-hidden>
      <Icon />
    </Ground>
  );
};
