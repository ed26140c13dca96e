import styled from 'styled-components';
import { isLastSeenShown } from '../../../domain/presence/is-last-seen-shown';
import { formatDate } from '../../ui/data/format-date';
import { formatRating } from '../../ui/data/format-rating';
import { LevelBadge } from '../../ui/data/level-badge';
import { Avatar } from '../../ui/people/avatar';
import { onlineStatus } from '../../ui/people/online-status';
import { PageTitle } from '../../ui/routing/page-title';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { useServerNow } from '../../ui/time/use-server-now';
import type { MateInGame } from './mate-in-game';
import { texts } from './texts';

const Head = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 20px;
  min-width: 0;
  ${below('md')} {
    flex-direction: column;
    align-items: flex-start;
    gap: 12px;
  }
`;

const Words = styled.div`
  min-width: 0;
  padding-bottom: 4px;
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  h1 {
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  margin-top: 6px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

const Presence = styled.li<{ $online: boolean }>`
  ${({ $online }) => $online && `color: ${theme.color.ok};`}
`;

const minute = 60_000;

const presenceText = ({ onlineLevel, lastOnlineAt }: MateInGame, now: number): string => {
  if (onlineLevel === 2) return texts.online;
  const seen = lastOnlineAt === null ? null : Date.parse(lastOnlineAt);
  return seen !== null && isLastSeenShown(seen, now) ? texts.lastSeen(formatDate(seen, now)) : texts.away;
};

export const MateHead = ({ mate }: { readonly mate: MateInGame }) => {
  const now = useServerNow(minute);
  const { id, name, iconUrl, level, onlineLevel, rating, reviewCount, orders } = mate;
  return (
    <Head>
      <Avatar userId={id} username={name} avatarUrl={iconUrl} size={136} online={onlineStatus(onlineLevel)} />
      <Words>
        <Title>
          <PageTitle>{name}</PageTitle>
          <LevelBadge level={level} />
        </Title>
        <Facts>
          <Presence $online={onlineLevel === 2}>{presenceText(mate, now)}</Presence>
          <li>{texts.rating(formatRating(rating), reviewCount)}</li>
          <li>{texts.orders(orders)}</li>
        </Facts>
      </Words>
    </Head>
  );
};
