import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { AvatarSize } from '../../../domain/enums/avatar-size';
import type { MateLevel } from '../../../domain/enums/mate-level';
import { LevelBadge } from '../data/level-badge';
import { below } from '../theme/media';
import { theme } from '../theme/theme';
import { Avatar } from './avatar';
import { onlineStatus } from './online-status';
import { PresenceText } from './presence-text';

interface PersonHeadProps {
  readonly userId: string;
  readonly username: string;
  readonly avatarUrl: string | null;
  readonly onlineLevel: 0 | 1 | 2;
  readonly lastOnlineAt: string | null;
  /** Mates have one. */
  readonly level: MateLevel | null;
  /** After the presence: how much he has played, how he is rated. */
  readonly facts: readonly string[];
  readonly size: AvatarSize;
  /** The name, as the heading that fits the place. */
  readonly heading: ReactNode;
  /** Beneath the name: what may be done. */
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

const Words = styled.div`
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

/** Who it is: photo, name, level, presence and what else is known in a word. */
export const PersonHead = ({ userId, username, avatarUrl, onlineLevel, lastOnlineAt, level, facts, size, heading, children }: PersonHeadProps) => (
  <Head>
    <Avatar userId={userId} username={username} avatarUrl={avatarUrl} size={size} online={onlineStatus(onlineLevel)} />
    <Words>
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
    </Words>
  </Head>
);
