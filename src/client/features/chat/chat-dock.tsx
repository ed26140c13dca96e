import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { selectUnreadTotal } from '../../chat/store/selectors';
import { RoundButton } from '../../ui/controls/round-button';
import { CountBadge } from '../../ui/data/count-badge';
import { chatWithParam } from '../../ui/routing/chat-with-path';
import { chatPath } from './chat-path';
import { DockList } from './dock/dock-list';
import { Shelf } from './dock/dock-look';
import { DockWindow } from './dock/dock-window';
import { HiddenWindows } from './dock/hidden-windows';
import { useChatAddress } from './dock/use-chat-address';
import { useDock } from './dock/use-dock';
import { GoToChat } from './palette/go-to-chat';
import { texts } from './texts';
import { useIsPhone } from './use-is-phone';

interface ChatDockProps {
  readonly userId: string;
  /** What its button or key has asked for before its code was there. */
  readonly first: 'list' | 'palette' | null;
}

const DesktopDock = ({ userId, first }: ChatDockProps) => {
  const dock = useDock(userId);
  const unread = useSelector(selectUnreadTotal);
  const [palette, setPalette] = useState(first === 'palette');
  const button = useRef<HTMLButtonElement>(null);
  const { showList } = dock;
  useChatAddress({ onList: () => showList(true), onChat: dock.open });
  useEffect(() => {
    if (first === 'list') showList(true);
    // Only what was asked for before.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setPalette(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const hideList = () => {
    showList(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Shelf>
      {dock.list ? (
        <DockList onOpen={dock.open} onClose={hideList} />
      ) : (
        <RoundButton ref={button} type="button" aria-label={texts.openList(unread)} title={texts.title} onClick={() => showList(true)}>
          <MessageCircle aria-hidden />
          <CountBadge count={unread} label={texts.unread(unread)} />
        </RoundButton>
      )}
      {[...dock.shown].reverse().map(({ chatId, minimised }) => (
        <DockWindow
          key={chatId}
          chatId={chatId}
          minimised={minimised}
          focused={dock.latest === chatId}
          target={dock.targets[chatId] ?? null}
          onMinimise={(low) => dock.minimise(chatId, low)}
          onClose={() => dock.close(chatId)}
        />
      ))}
      {dock.hidden.length > 0 && <HiddenWindows chatIds={dock.hidden} onOpen={dock.open} />}
      {palette && <GoToChat onOpen={dock.open} onClose={() => setPalette(false)} />}
    </Shelf>
  );
};

/** The chat beside every page on desktop; phones have it as a page, and so has whoever stands on that page. */
export const ChatDock = (props: ChatDockProps) => {
  const isPhone = useIsPhone();
  const { pathname, search, hash } = useLocation();
  if (pathname === '/chat' || pathname.startsWith('/chat/')) return null;
  if (!isPhone) return <DesktopDock {...props} />;
  if (hash !== '#chat') return null;
  const query = new URLSearchParams(search);
  const userId = query.get(chatWithParam);
  return <Navigate replace to={userId === null ? chatPath(query.get('chat')) : `${chatPath(null)}?${chatWithParam}=${userId}`} />;
};
