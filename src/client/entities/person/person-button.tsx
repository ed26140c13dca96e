import styled from 'styled-components';
import { defineTexts } from '../../kit/texts/define-texts';
import { Badge } from '../../kit/display/badge';
import { theme } from '../../kit/theme/theme';
import { Avatar } from './avatar';
import { TitleAndNote } from '../../kit/display/title-and-note';

/** Roles of the people to whom one can switch in the demo. */
const roleNames = defineTexts({ ru: { client: 'Клиент', mate: 'Напарник', admin: 'Администратор' } });

const tones = { client: 'neutral', mate: 'violet', admin: 'info' } as const;

interface PersonButtonProps {
  readonly userId: string;
  readonly username: string;
  readonly avatarUrl: string | null;
  readonly note: string;
  readonly role: keyof typeof tones;
  readonly onClick: () => void;
}

const StyledButton = styled.button`
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

/** A button with a person: their name, a note, their role. */
export const PersonButton = ({ userId, username, avatarUrl, note, role, onClick }: PersonButtonProps) => (
  <StyledButton type="button" onClick={onClick}>
    <Avatar userId={userId} username={username} avatarUrl={avatarUrl} />
    <TitleAndNote as="span">
      {username}
      <small>{note}</small>
    </TitleAndNote>
    <Badge $tone={tones[role]}>{roleNames[role]}</Badge>
  </StyledButton>
);
