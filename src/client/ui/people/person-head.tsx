import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PublicUser } from '../../../contract/users';
import type { AvatarSize } from '../../../domain/enums/avatar-size';
import { LevelBadge } from '../data/level-badge';
import { below } from '../theme/media';
import { theme } from '../theme/theme';
import { Avatar } from './avatar';
import { onlineStatus } from './online-status';
import { PresenceText } from './presence-text';
import { texts } from './texts';

interface PersonHeadProps {
  readonly user: PublicUser;
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

/** Who it is: photo, name, level, presence, how many squads. */
export const PersonHead = ({ user, size, heading, children }: PersonHeadProps) => (
  <Head>
    <Avatar userId={user.id} username={user.username} avatarUrl={user.avatarUrl} size={size} online={onlineStatus(user.onlineLevel)} />
    <Words>
      <Title>
        {heading}
        {user.mate !== null && <LevelBadge level={user.mate.grade} />}
      </Title>
      <Facts>
        <li>
          <PresenceText onlineLevel={user.onlineLevel} lastOnlineAt={user.lastOnlineAt} />
        </li>
        <li>{texts.squads(user.orders)}</li>
      </Facts>
      {children}
    </Words>
  </Head>
);
