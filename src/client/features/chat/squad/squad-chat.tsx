import styled from 'styled-components';
import { Maximize2 } from '#client/kit/icons/maximize-2.tsx';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { below, theme } from '#client/kit/theme/theme.ts';
import { isOnline, selectIsStarted } from '#client/entities/chat/store/selectors.ts';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { HeadSide } from '../head/chat-head-styles';
import { ChatMenu } from '../head/chat-menu';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { squadChatWanted } from '#client/entities/chat/store/chat-actions.ts';
import { LoadFailed } from '#client/api/loaded.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { ChatRoom } from '../room/chat-room';
import { RoomSkeleton } from '../room/room-skeleton';

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  height: 486px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
  ${below('md')} {
    height: min(486px, 75dvh);
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 70px;
  padding: 12px 8px 12px 16px;
  border-bottom: 1px solid ${theme.color.line};
  h2 {
    font-size: 15px;
  }
  > :last-child {
    margin-left: auto;
  }
`;

const Online = styled.p<{ $some: boolean }>`
  color: ${({ $some }) => ($some ? theme.color.ok : theme.color.text3)};
  font-size: 13px;
`;

/** In the drawer the room takes the remaining height of the window. */
const Tall = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(100dvh - 92px);
  margin: 0 -16px -16px;
  padding-bottom: env(safe-area-inset-bottom);
`;

const Away = styled.p`
  margin: auto;
  padding: 24px;
  color: ${theme.color.text3};
  font-size: 14px;
  text-align: center;
`;

interface SquadChatHeadProps {
  readonly chatId: string | null;
  readonly onExpand: () => void;
  readonly onFind: () => void;
}

/** The chat's name and who is online; the avatar of another member represents all. */
const SquadChatHead = ({ chatId, onExpand, onFind }: SquadChatHeadProps) => {
  const members = useChat((chat) => (chatId === null ? undefined : chat.chats[chatId]?.members)) ?? {};
  const me = useChat((chat) => chat.me);
  const active = Object.entries(members).flatMap(([id, { isActive }]) => (isActive ? [id] : []));
  const online = useChat((chat) => active.filter((id) => isOnline(chat, id)).length);
  const faceId = active.find((id) => id !== me) ?? active[0];
  const shownMember = useChat((chat) => (faceId === undefined ? undefined : chat.users[faceId]));
  const faceOnline = useChat((chat) => faceId !== undefined && isOnline(chat, faceId));
  return (
    <Head>
      {shownMember !== undefined && (
        <Avatar
          userId={shownMember.id}
          username={shownMember.username}
          avatarUrl={shownMember.avatar}
          size={32}
          online={faceOnline ? 'online' : 'offline'}
        />
      )}
      <div>
        <h2>{texts.squad}</h2>
        {active.length > 0 && <Online $some={online > 0}>{texts.online(online)}</Online>}
      </div>
      <HeadSide>
        {chatId !== null && <ChatMenu chatId={chatId} onFind={onFind} />}
        <IconButton label={texts.expand} onClick={onExpand}>
          <Maximize2 aria-hidden />
        </IconButton>
      </HeadSide>
    </Head>
  );
};

/** A squad's chat as a card of its page; it can be expanded into a drawer. */
export const SquadChat = ({ squadId }: { readonly squadId: number }) => {
  const dispatch = useDispatch();
  const isStarted = useSelector(selectIsStarted);
  const me = useChat((chat) => chat.me);
  const found = useChat((chat) => chat.squadChats[squadId]);
  const [wide, setWide] = useState(false);
  const [finding, setFinding] = useState(false);
  const want = () => void dispatch(squadChatWanted({ squadId }));
  useEffect(() => {
    if (isStarted) dispatch(squadChatWanted({ squadId }));
  }, [dispatch, isStarted, squadId]);

  const chatId = found?.chatId ?? null;
  const room =
    chatId !== null && me !== null ? (
      <ChatRoom chatId={chatId} me={me} finding={finding} onFindEnd={() => setFinding(false)} />
    ) : found?.status === 'failed' ? (
      <LoadFailed as="box" query={{ error: found.status, refetch: want }} text={found.message ?? undefined} />
    ) : (
      <RoomSkeleton />
    );
  return (
    <Panel aria-label={texts.squad}>
      <SquadChatHead chatId={chatId} onExpand={() => setWide(true)} onFind={() => setFinding(true)} />
      {wide ? <Away>{texts.expanded}</Away> : room}
      {wide && (
        <Dialog title={texts.squad} shape="side" width={560} onClose={() => setWide(false)}>
          <Tall>{room}</Tall>
        </Dialog>
      )}
    </Panel>
  );
};
