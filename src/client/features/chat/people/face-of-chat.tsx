import { LifeBuoy, UsersRound } from 'lucide-react';
import styled from 'styled-components';
import { Avatar } from '../../../ui/people/avatar';
import { theme } from '../../../ui/theme/theme';
import type { ChatFace } from './use-chat-face';

const Sign = styled.span<{ $size: number }>`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: ${theme.color.violetSoft};
  color: ${theme.color.violetText};
  svg {
    width: 50%;
    height: 50%;
  }
`;

/** The other person of a private chat; a sign for a squad and for the support. */
export const FaceOfChat = ({ face, size }: { readonly face: ChatFace; readonly size: 32 | 44 }) => {
  if (face.kind === 'PRIVATE' && face.userId !== null) {
    return <Avatar userId={face.userId} username={face.username} avatarUrl={face.avatarUrl} size={size} online={face.online ? 'online' : 'offline'} />;
  }
  return (
    <Sign $size={size} aria-hidden>
      {face.kind === 'SUPPORT' ? <LifeBuoy /> : <UsersRound />}
    </Sign>
  );
};
