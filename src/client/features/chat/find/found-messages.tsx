import { useState } from 'react';
import styled from 'styled-components';
import { failureOf } from '../../../api/api-failure';
import { useSearchMessagesQuery } from '../../../api/chat-api';
import { Button } from '../../../ui/controls/button';
import { ErrorState } from '../../../ui/feedback/error-state';
import { theme } from '../../../ui/theme/theme';
import { ListSkeleton } from '../list/list-skeleton';
import { texts } from '../texts';
import { FoundMessage } from './found-message';

const None = styled.p`
  padding: 12px 16px;
  color: ${theme.color.text2};
  font-size: 14px;
  overflow-wrap: anywhere;
`;

const More = styled.div`
  display: grid;
  padding: 8px 16px 12px;
`;

interface FoundMessagesProps {
  readonly words: string;
  /** Null: in all chats. */
  readonly chatId: string | null;
  readonly onOpen: (chatId: string, seq: number) => void;
  readonly before?: string;
}

/** One page of what was found, and below it, when wanted, the next. */
export const FoundMessages = ({ words, chatId, onOpen, before }: FoundMessagesProps) => {
  const [more, setMore] = useState(false);
  const query = { query: words, ...(chatId === null ? {} : { chatId }), ...(before === undefined ? {} : { before }) };
  const { data, error, isFetching, refetch } = useSearchMessagesQuery({ query }, { refetchOnMountOrArgChange: true });
  if (isFetching) return <ListSkeleton />;
  if (error !== undefined || data === undefined) return <ErrorState text={failureOf(error).message} onRetry={refetch} />;
  const last = data.messages.at(-1);
  if (last === undefined) return before === undefined ? <None>{texts.nothingFound(words)}</None> : null;
  return (
    <>
      {data.messages.map((message) => (
        <FoundMessage key={message.messageId} message={message} chat={data.chats.find((chat) => chat.chatId === message.chatId)} words={words} isInside={chatId !== null} onOpen={onOpen} />
      ))}
      {more && <FoundMessages words={words} chatId={chatId} onOpen={onOpen} before={last.messageId} />}
      {data.hasMore && !more && (
        <More>
          <Button size="sm" onClick={() => setMore(true)}>
            {texts.moreFound}
          </Button>
        </More>
      )}
    </>
  );
};
