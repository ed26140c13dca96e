import type { ReactNode } from 'react';
import type { PublicUser } from '../../../contract/users';
import type { AvatarSize } from '../../../domain/enums/avatar-size';
import { PersonHead } from './person-head';
import { texts } from './texts';

interface UserHeadProps {
  readonly user: PublicUser;
  readonly size: AvatarSize;
  /** The name, as the heading that fits the place. */
  readonly heading: ReactNode;
  readonly children?: ReactNode;
}

/** The head of anybody's profile: how many squads he has played. */
export const UserHead = ({ user: { id, username, avatarUrl, onlineLevel, lastOnlineAt, mate, orders }, ...rest }: UserHeadProps) => (
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
