import styled from 'styled-components';
import type { AvatarSize } from '#domain/people/avatar.ts';
import { theme } from '../../kit/theme/theme';
import { Avatar } from './avatar';
import { texts } from './texts';

interface AvatarStackProps {
  readonly people: readonly { readonly id: string; readonly username: string; readonly avatarUrl: string | null }[];
  readonly size?: AvatarSize;
  /** The maximal number of avatars; the rest is shown as a number. */
  readonly max?: number;
}

const List = styled.ul`
  display: flex;
  li + li {
    margin-left: -8px;
  }
  li {
    border-radius: 50%;
    box-shadow: 0 0 0 2px ${theme.color.surface1};
  }
`;

const Rest = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: ${theme.color.surface3};
  color: ${theme.color.text2};
  font-size: 13px;
  font-weight: 600;
`;

export const AvatarStack = ({ people, size = 44, max = 5 }: AvatarStackProps) => {
  const rest = people.length - max;
  return (
    <List aria-label={texts.people(people.map(({ username }) => username).join(', '))}>
      {people.slice(0, max).map(({ id, username, avatarUrl }) => (
        <li key={id} title={username}>
          <Avatar userId={id} username={username} avatarUrl={avatarUrl} size={size} />
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Rest $size={size}>+{rest}</Rest>
        </li>
      )}
    </List>
  );
};
