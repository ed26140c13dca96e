import styled from 'styled-components';
import { isLastSeenShown } from '../../../domain/presence/is-last-seen-shown';
import { formatDate } from '../data/format-date';
import { theme } from '../theme/theme';
import { useServerNow } from '../time/use-server-now';
import { texts } from './texts';

interface PresenceTextProps {
  readonly onlineLevel: 0 | 1 | 2;
  readonly lastOnlineAt: string | null;
}

const Words = styled.span<{ $online: boolean }>`
  ${({ $online }) => $online && `color: ${theme.color.ok};`}
`;

const minute = 60_000;

/** «В сети», «Был в сети 18:40»; of somebody away for over a day only that he is away (specification, section 9). */
export const PresenceText = ({ onlineLevel, lastOnlineAt }: PresenceTextProps) => {
  const now = useServerNow(minute);
  const seen = lastOnlineAt === null ? null : Date.parse(lastOnlineAt);
  const away = seen !== null && isLastSeenShown(seen, now) ? texts.lastSeen(formatDate(seen, now)) : texts.online.offline;
  return <Words $online={onlineLevel === 2}>{onlineLevel === 2 ? texts.online.online : away}</Words>;
};
