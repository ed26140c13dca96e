import type { StoredMessage } from '../../../chat/store/blocks';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Draft, Said } from './chat-row-look';
import { useDraftMark } from './use-draft-mark';

interface LastWordsProps {
  readonly chatId: string;
  readonly message: StoredMessage | null;
  readonly me: string;
  /** Says who wrote it: in a chat of many. */
  readonly named: boolean;
}

const wordsOf = ({ deleted, text, files }: StoredMessage): string => (deleted ? texts.deleted : text !== '' ? text : (files[0]?.name ?? texts.fileOnly));

/** What stands under a chat's name: who is writing, the draft, or what was said last. */
export const LastWords = ({ chatId, message, me, named }: LastWordsProps) => {
  const draft = useDraftMark(me, chatId);
  const typing = useChat((chat) => {
    const [id] = Object.entries(chat.typing[chatId] ?? {}).find(([, turn]) => turn > 0) ?? [];
    return id === undefined ? null : (chat.users.entities[id]?.username ?? texts.unknown);
  });
  const sender = useChat((chat) => (message === null ? undefined : chat.users.entities[message.senderId]?.username)) ?? texts.unknown;
  if (typing !== null) return <Said>{texts.typing([typing])}</Said>;
  if (draft !== '') {
    return (
      <Said>
        <Draft>{texts.draft}</Draft> {draft}
      </Said>
    );
  }
  if (message === null) return <Said>{texts.noMessages}</Said>;
  const by = message.senderId === me ? texts.you : named ? sender : null;
  return <Said>{by === null ? wordsOf(message) : texts.said(by, wordsOf(message))}</Said>;
};
