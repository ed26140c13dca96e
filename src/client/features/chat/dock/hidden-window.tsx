import styled from 'styled-components';
import { logOf } from '../../../chat/store/selectors';
import { CountBadge } from '../../../ui/data/count-badge';
import { MenuItem } from '../../../ui/overlay/menu-item';
import { oneLine } from '../../../ui/theme/mixins';
import { FaceOfChat } from '../people/face-of-chat';
import { useChatFace } from '../people/use-chat-face';
import { texts } from '../texts';
import { useChat } from '../use-chat';

const Name = styled.span`
  ${oneLine}
  display: block;
`;

/** One of the open chats that do not fit, by its name. */
export const HiddenWindow = ({ chatId, onOpen }: { readonly chatId: string; readonly onOpen: () => void }) => {
  const face = useChatFace(chatId);
  const unread = useChat((chat) => logOf(chat, chatId)?.unread ?? 0);
  return (
    <MenuItem icon={<FaceOfChat face={face} size={32} />} after={<CountBadge count={unread} label={texts.unread(unread)} />} onSelect={onOpen}>
      <Name>{face.title}</Name>
    </MenuItem>
  );
};
