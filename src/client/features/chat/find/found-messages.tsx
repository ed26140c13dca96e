import { searchForm } from '#domain/text/search-form.ts';
import styled from 'styled-components';
import { useDispatch } from 'react-redux';
import { useState } from 'react';
import { theme } from '#client/kit/theme/theme.ts';
import type { ChatListItem, ChatMessage } from '#contract/chat/chat-objects.ts';
import { chatReceived } from '#client/entities/chat/store/chat-actions.ts';
import { formatDate } from '#client/kit/display/dates.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { ChatAvatar, useChatIdentity } from '../people/chat-avatar';
import { Lower, Name, Row, Preview, Upper, When, TextBlock } from '../list/chat-row-styles';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Loaded } from '#client/api/loaded.tsx';
import { useSearchMessagesQuery } from '#client/entities/chat/chat-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ListSkeleton } from '../list/list-skeleton';

const Mark = styled.mark`
  background: none;
  color: ${theme.color.accent};
  font-weight: 600;
`;

/** At most so many characters are shown before the match. */
const before = 24;

/** A pattern for a word in the form that searches compare: «е» stands for «ё» too. */
const patternOf = (word: string): string =>
  searchForm(word)
    .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    .replaceAll('е', '[её]');

/** The text of a found message from near its first match on, with the matches highlighted. */
export const HighlightedText = ({
  text: written,
  searchText,
}: {
  readonly text: string;
  readonly searchText: string;
}) => {
  const text = written.normalize('NFC');
  const pattern = new RegExp(`(${searchText.split(/\s+/).filter(Boolean).map(patternOf).join('|')})`, 'giu');
  const at = text.search(pattern);
  const from = at > before ? text.indexOf(' ', at - before) + 1 : 0;
  const start = from > 0 && from <= at ? from : 0;
  const parts = text.slice(start).split(pattern);
  return (
    <>
      {start > 0 && '… '}
      {/* Every second part is a match. */}
      {parts.map((part, index) => (index % 2 === 1 ? <Mark key={`${index} ${part}`}>{part}</Mark> : part))}
    </>
  );
};

interface FoundMessageProps {
  readonly message: ChatMessage;
  /** The message's chat, which the list of chats may not have loaded yet. */
  readonly chat: ChatListItem | undefined;
  /** What was searched for. */
  readonly searchText: string;
  /** The search was in one chat: the result shows the sender instead of the chat. */
  readonly isInside: boolean;
  readonly onOpen: (chatId: string, seq: number) => void;
}

const FoundMessage = ({ message, chat, searchText, isInside, onOpen }: FoundMessageProps) => {
  const dispatch = useDispatch();
  const identity = useChatIdentity(message.chatId);
  const { jti, username, avatar } = message.userInfo;
  const isOwn = useChat((state) => state.me === jti);
  const sender = isOwn ? texts.you : username;
  const open = () => {
    if (chat !== undefined) dispatch(chatReceived({ chat }));
    onOpen(message.chatId, message.seq);
  };
  return (
    <Row type="button" $current={false} data-chat-row onClick={open}>
      {isInside ? (
        <Avatar userId={jti} username={username} avatarUrl={avatar} size={32} />
      ) : (
        <ChatAvatar identity={identity} size={32} />
      )}
      <TextBlock>
        <Upper>
          <Name>{isInside ? sender : identity.title}</Name>
          <When dateTime={message.messageTime}>{formatDate(Date.parse(message.messageTime), serverNow())}</When>
        </Upper>
        <Lower>
          <Preview>
            {!isInside && (isOwn || identity.kind !== 'PRIVATE') && texts.said(sender, '')}
            <HighlightedText text={message.message} searchText={searchText} />
          </Preview>
        </Lower>
      </TextBlock>
    </Row>
  );
};

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
  readonly searchText: string;
  /** Null: in all chats. */
  readonly chatId: string | null;
  readonly onOpen: (chatId: string, seq: number) => void;
  readonly before?: string | undefined;
}

/** One page of results and, on demand, the next one below it. */
export const FoundMessages = ({ searchText, chatId, onOpen, before }: FoundMessagesProps) => {
  const [more, setMore] = useState(false);
  const asked = {
    query: searchText,
    ...(chatId === null ? {} : { chatId }),
    ...(before === undefined ? {} : { before }),
  };
  const query = useSearchMessagesQuery({ query: asked }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded
      query={query}
      skeleton={<ListSkeleton />}
      isEmpty={({ messages }) => messages.length === 0}
      empty={before === undefined ? <None>{texts.nothingFound(searchText)}</None> : null}
    >
      {({ messages, chats, hasMore }) => (
        <>
          {messages.map((message) => (
            <FoundMessage
              key={message.messageId}
              message={message}
              chat={chats.find((chat) => chat.chatId === message.chatId)}
              searchText={searchText}
              isInside={chatId !== null}
              onOpen={onOpen}
            />
          ))}
          {more && (
            <FoundMessages
              searchText={searchText}
              chatId={chatId}
              onOpen={onOpen}
              before={messages.at(-1)?.messageId}
            />
          )}
          {hasMore && !more && (
            <More>
              <Button size="sm" onClick={() => setMore(true)}>
                {texts.moreFound}
              </Button>
            </More>
          )}
        </>
      )}
    </Loaded>
  );
};
