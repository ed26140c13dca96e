import { Check } from '../../kit/icons/check';
import { CircleAlert } from '../../kit/icons/circle-alert';
import { CircleCheck } from '../../kit/icons/circle-check';
import { Info } from '../../kit/icons/info';
import type { IconComponent } from '../../kit/icons/icon';
import { TriangleAlert } from '../../kit/icons/triangle-alert';
import styled from 'styled-components';
import type { NotificationLevel } from '#domain/notifications/notification-kind.ts';
import { theme } from '../../kit/theme/theme';
import type { NotificationItem } from '#contract/people/notifications.ts';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { useReadNotificationMutation } from '../../entities/notification/notifications-api';
import { IconButton } from '../../kit/controls/icon-button';
import { DateText } from '../../kit/display/date-and-countdown';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { Link } from '../../kit/routing/link';
import { useGameLink } from '../../entities/game/chosen-game';
import { texts } from './texts';

const { color } = theme;

const levelStyles: Readonly<Record<NotificationLevel, readonly [icon: IconComponent, ink: string, ground: string]>> = {
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
  background: ${({ $level }) => levelStyles[$level][2]};
  color: ${({ $level }) => levelStyles[$level][1]};
`;

/** The notification's level as an icon; the text next to it says the same. */
const LevelMark = ({ level }: { readonly level: NotificationLevel }) => {
  const [Icon] = levelStyles[level];
  return (
    <Ground $level={level} aria-hidden>
      <Icon />
    </Ground>
  );
};

const Line = styled.article<{ $unread: boolean }>`
  position: relative;
  display: flex;
  gap: 12px;
  margin-bottom: 4px;
  padding: 12px;
  border-radius: ${theme.radius.r12};
  background: ${({ $unread }) => ($unread ? theme.color.surface2 : 'transparent')};
  &:hover {
    background: ${theme.color.surface3};
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${theme.color.accent};
  }
`;

const TextBlock = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  h3 {
    font: 600 15px/1.35 ${theme.font.text};
  }
  p {
    margin-top: 2px;
    color: ${theme.color.text2};
    font-size: 14px;
    line-height: 1.4;
  }
  time {
    display: block;
    margin-top: 6px;
    color: ${theme.color.text3};
    font-size: 12px;
  }
`;

/** The whole row is a link; the button next to it is above it. */
const Cover = styled(Link)`
  color: inherit;
  &:focus-visible {
    outline: none;
  }
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Done = styled(IconButton)`
  z-index: 1;
`;

/** A path that contains a game is complete; others get the chosen game. */
const isComplete = (path: string): boolean => !path.includes('{gameId}') && /^\/[^/?#]+\/[^/?#]/.test(path);

/** One notification: a press opens its link and marks it as read. */
export const NotificationRow = ({ item }: { readonly item: NotificationItem }) => {
  const link = useGameLink();
  const showRefusal = useRefusalToast();
  const [read] = useReadNotificationMutation();
  const markRead = async (): Promise<void> => {
    if (item.read) return;
    try {
      await read({ params: { id: item.id } }).unwrap();
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Line $unread={!item.read}>
      <LevelMark level={item.level} />
      <TextBlock>
        <h3>
          <Cover to={isComplete(item.link) ? item.link : link(item.link)} onClick={() => void markRead()}>
            {!item.read && <VisuallyHidden>{texts.isNew} </VisuallyHidden>}
            {item.title}
          </Cover>
        </h3>
        <p>{item.text}</p>
        <DateText value={item.createdAt} />
      </TextBlock>
      {!item.read && (
        <Done label={texts.read(item.title)} onClick={() => markRead()}>
          <Check aria-hidden />
        </Done>
      )}
    </Line>
  );
};
