import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { selectIsStarted } from '../../../chat/store/selectors';
import { IconButton } from '../../../ui/controls/icon-button';
import { usePageTitle } from '../../../ui/routing/use-page-title';
import { chatPath } from '../chat-path';
import { ChatHead } from '../head/chat-head';
import { useChatFace } from '../people/use-chat-face';
import { ChatRoom } from '../room/chat-room';
import { RoomSkeleton } from '../room/room-skeleton';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Screen } from './chat-page-look';
import { useVisualViewport } from './use-visual-viewport';

interface ChatOnPageProps {
  readonly chatId: string;
  readonly isPhone: boolean;
}

/** The room beside the list; on phones it fills what the keyboard leaves of the window. */
export const ChatOnPage = ({ chatId, isPhone }: ChatOnPageProps) => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { title } = useChatFace(chatId);
  const isStarted = useSelector(selectIsStarted);
  const me = useChat((chat) => chat.me);
  const { height, top } = useVisualViewport();
  const [finding, setFinding] = useState(false);
  const seq = Number(query.get('message') ?? 0);
  const target = useMemo(() => (Number.isSafeInteger(seq) && seq > 0 ? { seq } : null), [seq]);
  usePageTitle(title);
  // The page behind must not move under the finger.
  useEffect(() => {
    if (!isPhone) return undefined;
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = '';
    };
  }, [isPhone]);

  const back = (
    <IconButton label={texts.back} onClick={() => void navigate(chatPath(null), { replace: true })}>
      <ArrowLeft aria-hidden />
    </IconButton>
  );
  const content = (
    <>
      <ChatHead chatId={chatId} before={isPhone ? back : undefined} slim={isPhone} onFind={() => setFinding(true)} />
      {isStarted && me !== null ? <ChatRoom chatId={chatId} me={me} target={target} finding={finding} onFindEnd={() => setFinding(false)} /> : <RoomSkeleton />}
    </>
  );
  return isPhone ? (
    <Screen aria-label={title} style={{ top, height }}>
      {content}
    </Screen>
  ) : (
    content
  );
};
