import { MessageCircle } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { selectUnreadTotal } from '../../chat/store/selectors';
import { RoundButton } from '../../ui/controls/round-button';
import { CountBadge } from '../../ui/data/count-badge';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { lazyPart } from '../../ui/overlay/lazy-part';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

type Wish = 'list' | 'palette';

const dock = lazyPart<{ readonly userId: string; readonly first: Wish | null }>(() =>
  import(/* webpackChunkName: "chat" */ '../../features/chat/chat-dock').then((m) => m.ChatDock),
);

const Corner = styled(RoundButton)`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: ${theme.layer.chat};
  ${below('md')} {
    display: none;
  }
`;

/** Something of the dock stood open when the page was left. */
const wasOpen = (userId: string): boolean => {
  const kept = localStorage.getItem(`chat.dock.${userId}`);
  return kept !== null && (kept.includes('"list":true') || kept.includes('chatId'));
};

/** The chat dock's place on desktop: a button until somebody reaches for it, the dock with all its code from then on. */
export const ChatButton = ({ userId }: { readonly userId: string }) => {
  const { hash, pathname } = useLocation();
  const unread = useSelector(selectUnreadTotal);
  const [first, setFirst] = useState<Wish | null>(null);
  const [kept] = useState(() => wasOpen(userId));
  const [everWanted, setEverWanted] = useState(kept);
  const wanted = everWanted || first !== null || hash === '#chat';
  if (wanted && !everWanted) setEverWanted(true);
  useEffect(() => {
    if (wanted) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setFirst('palette');
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [wanted]);
  const button = (open: () => void) =>
    pathname === '/chat' || pathname.startsWith('/chat/') ? null : (
      <Corner type="button" aria-label={unread > 0 ? `${texts.chat}, ${texts.unread(unread)}` : texts.chat} title={texts.chat} onPointerEnter={() => void dock.preload()} onClick={open}>
        <MessageCircle aria-hidden />
        <CountBadge count={unread} label={texts.unread(unread)} />
      </Corner>
    );
  if (!wanted) return button(() => setFirst('list'));
  return (
    <ErrorBoundary fallback={(retry) => button(retry)}>
      <Suspense fallback={button(() => setFirst('list'))}>
        <dock.Part userId={userId} first={first} />
      </Suspense>
    </ErrorBoundary>
  );
};
