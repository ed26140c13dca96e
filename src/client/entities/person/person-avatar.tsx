import type { AvatarSize } from '#domain/people/avatar.ts';
import type { Person } from '#contract/squads/squad-view.ts';
import { Avatar, onlineStatus } from './avatar';

interface PersonAvatarProps {
  readonly person: Pick<Person, 'id' | 'username' | 'avatarUrl' | 'onlineLevel'>;
  readonly size?: AvatarSize;
}

/** The avatar of a person with their presence. */
export const PersonAvatar = ({ person: { id, username, avatarUrl, onlineLevel }, size = 44 }: PersonAvatarProps) => (
  <Avatar userId={id} username={username} avatarUrl={avatarUrl} size={size} online={onlineStatus(onlineLevel)} />
);
