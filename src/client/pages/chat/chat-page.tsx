import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ArrowLeft } from '../../kit/icons/arrow-left';
import { MessageCircle } from '../../kit/icons/message-circle';
import { Volume2 } from '../../kit/icons/volume-2';
import { useNavigate, useParams } from 'react-router';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import { privateChatWanted } from '../../entities/chat/store/chat-actions';
import { selectIsStarted } from '../../entities/chat/store/selectors';
import { LoadFailed } from '#client/api/loaded.tsx';
import { texts } from '../../features/chat/texts';
import { useChat, useChatPath } from '../../features/chat/use-chat';
import { useIsSmall } from '../../kit/layout/use-is-below';
import { IconButton } from '../../kit/controls/icon-button';
import { PageTitle, usePageTitle } from '../../kit/routing/page-title';
import { ChatHead } from '../../features/chat/head/chat-head';
import { useChatIdentity } from '../../features/chat/people/chat-avatar';
import { ChatRoom } from '../../features/chat/room/chat-room';
import { RoomSkeleton } from '../../features/chat/room/room-skeleton';
import { Choice, Columns, Main, Screen, Side, SideHead } from './chat-page-styles';
import { EmptyState } from '../../kit/feedback/empty-state';
import { chatWithParam } from '../../entities/person/paths';
import { ChatSettingsDialog } from '../../features/chat/head/chat-settings-dialog';
import { ChatList } from '../../features/chat/list/chat-list';

interface StartedChatProps {
  readonly userId: string;
  readonly onFound: (chatId: string) => void;
}

/** Finds or starts the chat with this person and passes it on; renders only errors. */
const StartedChat = ({ userId, onFound }: StartedChatProps) => {
  const dispatch = useDispatch();
  const isStarted = useSelector(selectIsStarted);
  const found = useChat((chat) => chat.privateChats[userId]);
  const chatId = found?.chatId ?? null;
  useEffect(() => {
    if (isStarted) dispatch(privateChatWanted({ userId }));
  }, [dispatch, isStarted, userId]);
  useEffect(() => {
    if (chatId !== null) onFound(chatId);
    // The callback is a new function in each render, but always does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chatId]);
  if (found?.status !== 'failed') return null;
  return (
    <LoadFailed
      as="box"
      query={{ error: found.status, refetch: () => dispatch(privateChatWanted({ userId })) }}
      text={found.message ?? texts.chatGone}
    />
  );
};

interface Seen {
  readonly height: number;
  readonly top: number;
}

const measure = (): Seen => ({
  height: window.visualViewport?.height ?? window.innerHeight,
  top: window.visualViewport?.offsetTop ?? 0,
});

/** The part of the window that an on-screen keyboard leaves, px. */
const useVisualViewport = (): Seen => {
  const [seen, setSeen] = useState(measure);
  useEffect(() => {
    const viewport = window.visualViewport;
    const change = () => setSeen(measure());
    viewport?.addEventListener('resize', change);
    viewport?.addEventListener('scroll', change);
    return () => {
      viewport?.removeEventListener('resize', change);
      viewport?.removeEventListener('scroll', change);
    };
  }, []);
  return seen;
};

interface ChatOnPageProps {
  readonly chatId: string;
  readonly isSmall: boolean;
}

/** The room next to the list; on phones it fills what the keyboard leaves of the window. */
const ChatOnPage = ({ chatId, isSmall }: ChatOnPageProps) => {
  const navigate = useNavigate();
  const chatPath = useChatPath();
  const [query] = useAddressQuery();
  const { title } = useChatIdentity(chatId);
  const isStarted = useSelector(selectIsStarted);
  const me = useChat((chat) => chat.me);
  const { height, top } = useVisualViewport();
  const [finding, setFinding] = useState(false);
  const seq = Number(query.get('message') ?? 0);
  const target = useMemo(() => (Number.isSafeInteger(seq) && seq > 0 ? { seq } : null), [seq]);
  usePageTitle(title);
  // The page behind must not scroll.
  useEffect(() => {
    if (!isSmall) return undefined;
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = '';
    };
  }, [isSmall]);

  const back = (
    <IconButton label={texts.back} onClick={() => void navigate(chatPath(null), { replace: true })}>
      <ArrowLeft aria-hidden />
    </IconButton>
  );
  const content = (
    <>
      <ChatHead chatId={chatId} before={isSmall ? back : undefined} slim={isSmall} onFind={() => setFinding(true)} />
      {isStarted && me !== null ? (
        <ChatRoom chatId={chatId} me={me} target={target} finding={finding} onFindEnd={() => setFinding(false)} />
      ) : (
        <RoomSkeleton />
      )}
    </>
  );
  return isSmall ? (
    <Screen aria-label={title} style={{ top, height }}>
      {content}
    </Screen>
  ) : (
    content
  );
};

/** `/chat` and `/chat/{chatId}`: list and room side by side; on phones one after the other. */
export const ChatPage = () => {
  const { chatId = null } = useParams();
  const [query] = useAddressQuery();
  const isSmall = useIsSmall();
  const navigate = useNavigate();
  const chatPath = useChatPath();
  const [settings, setSettings] = useState(false);
  const withUser = query.get(chatWithParam);
  const open = useCallback(
    (id: string, seq?: number) =>
      void navigate(chatPath(id, seq), { replace: !isSmall && chatId !== null, preventScrollReset: true }),
    [navigate, chatPath, isSmall, chatId],
  );
  const room = chatId === null ? null : <ChatOnPage key={chatId} chatId={chatId} isSmall={isSmall} />;
  return (
    <Columns>
      <Side>
        <SideHead>
          <PageTitle>{texts.chats}</PageTitle>
          <IconButton label={texts.settings} onClick={() => setSettings(true)}>
            <Volume2 aria-hidden />
          </IconButton>
        </SideHead>
        {withUser !== null && chatId === null && (
          <StartedChat userId={withUser} onFound={(id) => void navigate(chatPath(id), { replace: true })} />
        )}
        <ChatList current={chatId} onOpen={open} />
      </Side>
      {isSmall ? (
        room
      ) : (
        <Main aria-label={texts.title}>
          {room ?? (
            <Choice>
              <EmptyState icon={<MessageCircle />} text={texts.choose} />
            </Choice>
          )}
        </Main>
      )}
      {settings && <ChatSettingsDialog onClose={() => setSettings(false)} />}
    </Columns>
  );
};
