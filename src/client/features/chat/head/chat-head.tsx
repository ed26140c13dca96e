import type { ReactNode } from 'react';
import { FaceOfChat } from '../people/face-of-chat';
import { useChatFace } from '../people/use-chat-face';
import { ChatMenu } from './chat-menu';
import { HeadBar, HeadSide, HeadWords } from './chat-head-look';
import { ChatNote } from './chat-note';

interface ChatHeadProps {
  readonly chatId: string;
  readonly slim?: boolean;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly onFind: () => void;
}

/** Whose chat it is, who is there, and its menu. */
export const ChatHead = ({ chatId, slim = false, before, after, onFind }: ChatHeadProps) => {
  const face = useChatFace(chatId);
  return (
    <HeadBar $slim={slim}>
      {before}
      <FaceOfChat face={face} size={32} />
      <HeadWords>
        <h2>{face.title}</h2>
        <ChatNote chatId={chatId} face={face} />
      </HeadWords>
      <HeadSide>
        <ChatMenu chatId={chatId} onFind={onFind} />
        {after}
      </HeadSide>
    </HeadBar>
  );
};
