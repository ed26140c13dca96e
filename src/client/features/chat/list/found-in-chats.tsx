import styled from 'styled-components';
import { useSelector } from 'react-redux';
import { selectChatIds } from '../../../chat/store/selectors';
import { chatLimits } from '../../../../domain/settings/chat-limits';
import { useDebounced } from '../../../ui/form/use-debounced';
import { theme } from '../../../ui/theme/theme';
import { FoundMessages } from '../find/found-messages';
import { chatFace } from '../people/use-chat-face';
import { sameIds } from '../same-ids';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { ChatRow } from './chat-row';

const Head = styled.p`
  padding: 8px 16px 4px;
  color: ${theme.color.text3};
  font-size: 12px;
  font-weight: 600;
`;

interface FoundInChatsProps {
  readonly words: string;
  readonly onOpen: (chatId: string, seq?: number) => void;
}

/** Chats whose name has these words, and messages that have them. */
export const FoundInChats = ({ words, onOpen }: FoundInChatsProps) => {
  const ids = useSelector(selectChatIds);
  const query = useDebounced(words);
  const found = useChat((chat) => ids.filter((id) => chatFace(chat, id).title.toLocaleLowerCase('ru').includes(words.toLocaleLowerCase('ru'))), sameIds);
  return (
    <>
      {found.length > 0 && <Head>{texts.foundChats}</Head>}
      {found.map((chatId) => (
        <ChatRow key={chatId} chatId={chatId} current={false} onOpen={onOpen} />
      ))}
      {query.length >= chatLimits.minSearchCharacters && (
        <>
          <Head>{texts.foundMessages}</Head>
          <FoundMessages words={query} chatId={null} onOpen={onOpen} />
        </>
      )}
    </>
  );
};
