import '#client/kit/theme/sheets/people.ts';
import styled from 'styled-components';
import type { ReactNode } from 'react';
import { presenceText } from '#domain/people/presence-texts.ts';
import { formatDate } from '../../kit/display/dates';
import { theme } from '../../kit/theme/theme';
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

const PresenceText = ({ onlineLevel, lastOnlineAt }: PresenceTextProps) => {
  const now = useServerNow(minute);
  const seen = { onlineLevel, lastOnlineAt: lastOnlineAt === null ? null : Date.parse(lastOnlineAt) };
  return (
    <Presence $online={onlineLevel === 2}>{presenceText(seen, now, (moment) => formatDate(moment, now))}</Presence>
  );
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
  <div className="person-head">
    <Avatar userId={userId} username={username} avatarUrl={avatarUrl} size={size} online={onlineStatus(onlineLevel)} />
    <div className="person-named">
      <div className="person-name">
        {heading}
        {level !== null && <LevelBadge level={level} />}
      </div>
      <ul className="person-facts">
        <li>
          <PresenceText onlineLevel={onlineLevel} lastOnlineAt={lastOnlineAt} />
        </li>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {children}
    </div>
  </div>
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
