import styled from 'styled-components';
import { Badge } from '../data/badge';
import { theme } from '../theme/theme';
import { Avatar } from './avatar';
import { roleNames } from './role-names';

const tones = { client: 'neutral', mate: 'violet', admin: 'info' } as const;

interface PersonButtonProps {
  readonly userId: string;
  readonly username: string;
  readonly avatarUrl: string | null;
  readonly note: string;
  readonly role: keyof typeof tones;
  readonly onClick: () => void;
}

const Face = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  padding: 8px 12px;
  border-radius: ${theme.radius.r12};
  text-align: left;
  &:hover {
    background: ${theme.color.surface2};
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${theme.color.text3};
    font-size: 13px;
  }
`;

/** A person to press: who he is, what he is good for here, his role. */
export const PersonButton = ({ userId, username, avatarUrl, note, role, onClick }: PersonButtonProps) => (
  <Face type="button" onClick={onClick}>
    <Avatar userId={userId} username={username} avatarUrl={avatarUrl} />
    <Words>
      {username}
      <small>{note}</small>
    </Words>
    <Badge $tone={tones[role]}>{roleNames[role]}</Badge>
  </Face>
);
