import styled from 'styled-components';
import type { ReactNode } from 'react';
import { isLastSeenShown } from '#domain/people/presence.ts';
import { formatDate } from '../../kit/display/dates';
import { below, theme } from '../../kit/theme/theme';
import { useServerNow } from '../../kit/time/use-server-now';
import { texts } from './texts';
import type { AvatarSize } from '#domain/people/avatar.ts';
import type { MateLevel } from '#domain/mates/grade.ts';
import { LevelBadge } from '../mate/mate-tags';
import { Avatar, onlineStatus } from './avatar';
import type { PublicUser } from '#contract/people/users.ts';

interface PresenceTextProps {
  readonly onlineLevel: 0 | 1 | 2;
  readonly lastOnlineAt: string | null;
}

const Presence = styled.span<{ $online: boolean }>`
  ${({ $online }) => $online && `color: ${theme.color.ok};`}
`;

const minute = 60_000;

/**
 * «В сети», «Был в сети 18:40»; for a person who has been away for more than a day, only that they are offline
 * (specification, section 9).
 */
const PresenceText = ({ onlineLevel, lastOnlineAt }: PresenceTextProps) => {
  const now = useServerNow(minute);
  const seen = lastOnlineAt === null ? null : Date.parse(lastOnlineAt);
  const away =
    seen !== null && isLastSeenShown(seen, now) ? texts.lastSeen(formatDate(seen, now)) : texts.online.offline;
  return <Presence $online={onlineLevel === 2}>{onlineLevel === 2 ? texts.online.online : away}</Presence>;
};

interface PersonHeadProps {
  readonly userId: string;
  readonly username: string;
  readonly avatarUrl: string | null;
  readonly onlineLevel: 0 | 1 | 2;
  readonly lastOnlineAt: string | null;
  /** Only mates have one. */
  readonly level: MateLevel | null;
  /** After the presence: the number of games, the rating. */
  readonly facts: readonly string[];
  readonly size: AvatarSize;
  /** The name, as a heading of the right level. */
  readonly heading: ReactNode;
  /** Under the name: actions. */
  readonly children?: ReactNode;
}

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

const HeadText = styled.div`
  min-width: 0;
  padding-bottom: 4px;
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  > :first-child {
    min-width: 0;
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

/** The head of a profile: photo, name, level, presence and short facts. */
export const PersonHead = ({
  userId,
  username,
  avatarUrl,
  onlineLevel,
  lastOnlineAt,
  level,
  facts,
  size,
  heading,
  children,
}: PersonHeadProps) => (
  <Head>
    <Avatar userId={userId} username={username} avatarUrl={avatarUrl} size={size} online={onlineStatus(onlineLevel)} />
    <HeadText>
      <Title>
        {heading}
        {level !== null && <LevelBadge level={level} />}
      </Title>
      <Facts>
        <li>
          <PresenceText onlineLevel={onlineLevel} lastOnlineAt={lastOnlineAt} />
        </li>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Facts>
      {children}
    </HeadText>
  </Head>
);

interface UserHeadProps {
  readonly user: PublicUser;
  readonly size: AvatarSize;
  /** The name, as a heading of the right level. */
  readonly heading: ReactNode;
  readonly children?: ReactNode;
}

/** The head of any person's profile, with the number of their squads. */
export const UserHead = ({
  user: { id, username, avatarUrl, onlineLevel, lastOnlineAt, mate, orders },
  ...rest
}: UserHeadProps) => (
  <PersonHead
    userId={id}
    username={username}
    avatarUrl={avatarUrl}
    onlineLevel={onlineLevel}
    lastOnlineAt={lastOnlineAt}
    level={mate?.grade ?? null}
    facts={[texts.squads(orders)]}
    {...rest}
  />
);
