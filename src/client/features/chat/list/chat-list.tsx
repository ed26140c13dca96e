import { isFound } from '#domain/text/search-form.ts';
import { useDispatch, useSelector } from 'react-redux';
import { Virtuoso } from 'react-virtuoso';
import styled from 'styled-components';
import { ChevronDown } from '#client/kit/icons/chevron-down.tsx';
import { ChevronUp } from '#client/kit/icons/chevron-up.tsx';
import { MessageCircle } from '#client/kit/icons/message-circle.tsx';
import { useEffect, useMemo, useState } from 'react';
import type { ChatState } from '#client/entities/chat/store/chat-state.ts';
import { recentChatsWanted } from '#client/entities/chat/store/chat-actions.ts';
import { sameIds, useChat } from '../use-chat';
import { ChatRow } from './chat-row';
import { logOf, selectChatIds } from '#client/entities/chat/store/selectors.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { useDebouncedValue } from '#client/kit/form/use-debounced-input.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { FoundMessages } from '../find/found-messages';
import { chatIdentity } from '../people/chat-avatar';
import { texts } from '../texts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { LoadFailed } from '#client/api/loaded.tsx';
import { useGameLink } from '#client/entities/game/chosen-game.ts';
import { ConnectionLine } from '../room/connection-line';
import { ListSkeleton } from './list-skeleton';
import { SearchField } from './search-field';
import { moveRowFocus } from './move-row-focus';
import { chosenGame } from '#contract/routes/route.ts';
import { teamPath } from '#contract/routes/game-pages.ts';

const FoldButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 44px;
  padding: 0 16px;
  color: ${theme.color.text2};
  font-size: 13px;
  font-weight: 500;
  &:hover {
    color: ${theme.color.text1};
  }
`;

interface AllChatsProps {
  readonly ids: readonly string[];
  readonly current: string | null;
  readonly onOpen: (chatId: string, seq?: number) => void;
}

/** The squad is over and nothing is unread: its chat can still be read, but nobody writes in it. */
const isOver = (chat: ChatState, chatId: string, current: string | null): boolean => {
  const payload = chat.chats[chatId]?.payload;
  return payload?.kind === 'SQUAD' && payload.closed && chatId !== current && (logOf(chat, chatId)?.unread ?? 0) === 0;
};

/** Fills a tall window. */
const fewRows = 16;

/** Somebody may have thousands of finished squads: older pages come once their fold is opened. */
const mostPagesUnasked = 5;

interface FoldProps {
  readonly count: number;
  readonly open: boolean;
  readonly onToggle: () => void;
}

const Fold = ({ context }: { readonly context?: FoldProps }) =>
  context === undefined || context.count === 0 ? null : (
    <FoldButton type="button" aria-expanded={context.open} onClick={context.onToggle}>
      {context.open ? texts.foldOver : texts.unfoldOver(context.count)}
      {context.open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
    </FoldButton>
  );

/**
 * Virtualised, so that thousands of chats cost as much as the visible ones. Chats of squads that are over are folded
 * below.
 */
const AllChats = ({ ids: all, current, onOpen }: AllChatsProps) => {
  const dispatch = useDispatch();
  const { pages, hasMore, status } = useChat((chat) => chat.recent);
  const [open, setOpen] = useState(false);
  const over = useChat((chat) => all.filter((id) => isOver(chat, id, current)), sameIds);
  const ids = useMemo(() => {
    const folded = new Set(over);
    return [...all.filter((id) => !folded.has(id)), ...(open ? over : [])];
  }, [all, over, open]);
  // Folded chats are no rows whose end could be reached: a page of them alone would be the last one loaded.
  const isShort = ids.length < fewRows && pages < mostPagesUnasked && hasMore && status === 'ready';
  useEffect(() => {
    if (isShort) dispatch(recentChatsWanted({ page: pages + 1 }));
  }, [dispatch, isShort, pages]);
  return (
    <Virtuoso
      style={{ flex: 1 }}
      context={{ count: over.length, open, onToggle: () => setOpen(!open) }}
      components={components}
      totalCount={ids.length}
      fixedItemHeight={64}
      tabIndex={-1}
      computeItemKey={(index) => ids[index] ?? index}
      endReached={() => {
        if (hasMore) dispatch(recentChatsWanted({ page: pages + 1 }));
      }}
      itemContent={(index) => {
        const chatId = ids[index];
        return chatId === undefined ? null : <ChatRow chatId={chatId} current={chatId === current} onOpen={onOpen} />;
      }}
    />
  );
};

const components = { Footer: Fold } as const;

const Head = styled.p`
  padding: 8px 16px 4px;
  color: ${theme.color.text3};
  font-size: 12px;
  font-weight: 600;
`;

interface FoundInChatsProps {
  readonly typed: string;
  readonly onOpen: (chatId: string, seq?: number) => void;
}

/** Chats whose name matches, and messages that match. */
const FoundInChats = ({ typed, onOpen }: FoundInChatsProps) => {
  const ids = useSelector(selectChatIds);
  const query = useDebouncedValue(typed);
  const found = useChat((chat) => ids.filter((id) => isFound(chatIdentity(chat, id).title, typed)), sameIds);
  return (
    <>
      {found.length > 0 && <Head>{texts.foundChats}</Head>}
      {found.map((chatId) => (
        <ChatRow key={chatId} chatId={chatId} current={false} onOpen={onOpen} />
      ))}
      {query.length >= chatLimits.minSearchCharacters && (
        <>
          <Head>{texts.foundMessages}</Head>
          <FoundMessages searchText={query} chatId={null} onOpen={onOpen} />
        </>
      )}
    </>
  );
};

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;

interface ChatListProps {
  readonly current: string | null;
  /** With `seq`: at that message. */
  readonly onOpen: (chatId: string, seq?: number) => void;
}

const Content = ({ current, onOpen }: ChatListProps) => {
  const dispatch = useDispatch();
  const link = useGameLink();
  const ids = useSelector(selectChatIds);
  const { status, message } = useChat((chat) => chat.recent);
  if (ids.length > 0) return <AllChats ids={ids} current={current} onOpen={onOpen} />;
  if (status === 'loading') {
    return (
      <>
        <ConnectionLine />
        <ListSkeleton />
      </>
    );
  }
  if (status === 'failed')
    return (
      <LoadFailed
        as="box"
        query={{ error: status, refetch: () => dispatch(recentChatsWanted({ page: 1 })) }}
        text={message ?? texts.chatsFailed}
      />
    );
  return (
    <EmptyState
      icon={<MessageCircle />}
      text={texts.noChats}
      action={
        <ButtonLink size="sm" to={link(teamPath({ gameId: chosenGame }))}>
          {texts.findMate}
        </ButtonLink>
      }
    />
  );
};

/** All chats, the latest first, with a search over names and messages. */
export const ChatList = ({ current, onOpen }: ChatListProps) => {
  const [typed, setTyped] = useState('');
  return (
    <Column onKeyDown={moveRowFocus}>
      <SearchField value={typed} onChange={setTyped} />
      {typed.trim() === '' ? (
        <Content current={current} onOpen={onOpen} />
      ) : (
        <Scroll>
          <FoundInChats typed={typed.trim()} onOpen={onOpen} />
        </Scroll>
      )}
    </Column>
  );
};
