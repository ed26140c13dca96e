import { MessageCircle } from '../../kit/icons/message-circle';
import { type RefObject, Suspense, useCallback, useDeferredValue, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { selectUnreadTotal } from '../../entities/chat/store/selectors';
import { RoundButton } from '../../kit/controls/round-button';
import { CountBadge } from '../../kit/display/badge';
import { ErrorBoundary } from '../../kit/feedback/error-boundary';
import { OpenErrorToast } from '../../kit/overlay/load-errors';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { below, theme } from '../../kit/theme/theme';
import { browserStorage } from '../../kit/store/browser-storage';
import { menuTexts } from './menu-texts';
import { PaletteKeys } from '../../features/chat/palette/palette-keys';
import { chatsPath } from '#contract/routes/product-pages.ts';

type ChatView = 'list' | 'palette';

interface DockProps {
  readonly userId: string;
  readonly first: ChatView | null;
  readonly typedRef: RefObject<string>;
}

const dock = lazyComponent<DockProps>(
  () => import(/* webpackChunkName: "chat" */ '../../features/chat/dock/chat-dock').then((m) => m.ChatDock),
  { renderError: null },
);

const Corner = styled(RoundButton)`
  position: fixed;
  right: max(24px, env(safe-area-inset-right));
  bottom: calc(${theme.size.bottomBar} + max(24px, env(safe-area-inset-bottom)));
  z-index: ${theme.layer.chat};
  ${below('md')} {
    display: none;
  }
`;

/** Whether a part of the chat dock was open when the page was left. */
const wasOpen = (userId: string): boolean => {
  const dock = browserStorage.get(`chat.dock.${userId}`) ?? '';
  return dock.includes('"list":true') || dock.includes('chatId');
};

/**
 * The chat dock on desktop: a button until the chat is opened, from then on the dock, whose code is loaded only then.
 */
export const ChatButton = ({ userId }: { readonly userId: string }) => {
  const { hash, pathname } = useLocation();
  const unread = useSelector(selectUnreadTotal);
  const [asked, setAsked] = useState<ChatView | null>(null);
  // The press is shown first: the dock is rendered bit by bit.
  const first = useDeferredValue(asked);
  const [wasDockOpen] = useState(() => wasOpen(userId));
  const [everOpened, setEverOpened] = useState(wasDockOpen);
  const isOpened = everOpened || first !== null || hash === '#chat';
  if (isOpened && !everOpened) setEverOpened(true);
  const typedRef = useRef('');
  const askPalette = useCallback((isAsked: boolean) => setAsked(isAsked ? 'palette' : null), []);
  const button = (open: () => void) =>
    pathname === chatsPath || pathname.startsWith('/chat/') ? null : (
      <Corner
        type="button"
        aria-label={unread > 0 ? `${menuTexts.chat}, ${menuTexts.unread(unread)}` : menuTexts.chat}
        title={menuTexts.chat}
        onPointerEnter={() => void dock.preload()}
        onClick={open}
      >
        <MessageCircle aria-hidden />
        <CountBadge count={unread} label={menuTexts.unread(unread)} />
      </Corner>
    );
  const untilLoaded = (
    <>
      <PaletteKeys isAsked={asked === 'palette'} onAsk={askPalette} typedRef={typedRef} />
      {button(() => setAsked('list'))}
    </>
  );
  if (!isOpened) return untilLoaded;
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <>
          <OpenErrorToast />
          {button(retry)}
        </>
      )}
    >
      <Suspense fallback={untilLoaded}>
        <dock.Component userId={userId} first={first} typedRef={typedRef} />
      </Suspense>
    </ErrorBoundary>
  );
};
