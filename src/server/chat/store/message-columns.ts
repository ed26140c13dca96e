import type { ChatMessage } from '../../../contract/chat/chat-message';
import { chatMessage } from '../../db/schema/chat';
import { appUser } from '../../db/schema/people';

/** Columns of a message with its sender; needs the sender's `app_user` joined. */
export const messageColumns = {
  chatId: chatMessage.chatId,
  messageId: chatMessage.id,
  seq: chatMessage.seq,
  clientId: chatMessage.clientId,
  message: chatMessage.text,
  messageTime: chatMessage.sentAt,
  userInfo: { jti: appUser.id, username: appUser.username, avatar: appUser.avatarUrl, role: chatMessage.senderRole },
};

interface MessageRow extends Omit<ChatMessage, 'messageTime' | 'messagePayload'> {
  readonly messageTime: Date;
}

export const messageOf = ({ messageTime, ...row }: MessageRow): ChatMessage => ({ ...row, messageTime: messageTime.toISOString(), messagePayload: null });
