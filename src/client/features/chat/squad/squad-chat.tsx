import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { squadChatWanted } from '../../../chat/store/chat-actions';
import { selectIsStarted } from '../../../chat/store/selectors';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Dialog } from '../../../ui/overlay/dialog';
import { ChatRoom } from '../room/chat-room';
import { RoomSkeleton } from '../room/room-skeleton';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { SquadChatHead } from './squad-chat-head';
import { Away, Panel, Tall } from './squad-chat-look';

/** A squad's chat as a card of its page; it can be opened wider over the page. */
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
      <ErrorState text={found.message ?? undefined} onRetry={want} />
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
