import { Maximize2 } from '#client/kit/icons/maximize-2.tsx';
import { Minus } from '#client/kit/icons/minus.tsx';
import { Volume2 } from '#client/kit/icons/volume-2.tsx';
import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useFocusFallback } from '#client/kit/controls/use-focus-fallback.ts';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { useIsSmall } from '#client/kit/layout/use-is-below.ts';
import { useChat, useChatPath } from '../use-chat';
import { ChatSettingsDialog } from '../head/chat-settings-dialog';
import { ChatList } from '../list/chat-list';
import { texts } from '../texts';
import { ListHead, LandscapeOnly, Panel, BottomSpace, Shelf } from './dock-styles';
import { privateChatWanted } from '#client/entities/chat/store/chat-actions.ts';
import { selectIsStarted } from '#client/entities/chat/store/selectors.ts';
import { chatWithParam } from '#client/entities/person/paths.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ChatsButton } from './chats-button';
import { DockWindow } from './dock-window';
import { HiddenWindows } from './hidden-windows';
import { useDock } from './use-dock';
import { GoTo } from '../palette/go-to';
import { PaletteKeys } from '../palette/palette-keys';
import { samePlace } from '#client/kit/routing/same-place.ts';
import { chatsPath } from '#contract/routes/product-pages.ts';

interface DockListProps {
  /** The person has just opened it, so it takes the focus; a list that was already open does not. */
  readonly openedByPerson: RefObject<boolean>;
  readonly onOpen: (chatId: string, seq?: number) => void;
  readonly onClose: () => void;
}

/** The list of all chats, at the right end of the dock. */
const DockList = ({ openedByPerson, onOpen, onClose }: DockListProps) => {
  const navigate = useNavigate();
  const chatPath = useChatPath();
  const [settings, setSettings] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (openedByPerson.current) heading.current?.focus({ preventScroll: true });
    // Only when it appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Panel
      aria-label={texts.chats}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.currentTarget.contains(document.activeElement)) onClose();
      }}
    >
      <ListHead>
        <h2 ref={heading} tabIndex={-1}>
          {texts.chats}
        </h2>
        <IconButton label={texts.settings} onClick={() => setSettings(true)}>
          <Volume2 aria-hidden />
        </IconButton>
        <IconButton label={texts.toPage} onClick={() => void navigate(chatPath(null))}>
          <Maximize2 aria-hidden />
        </IconButton>
        <IconButton label={texts.closeList} onClick={onClose}>
          <Minus aria-hidden />
        </IconButton>
      </ListHead>
      <ChatList current={null} onOpen={onOpen} />
      {settings && <ChatSettingsDialog onClose={() => setSettings(false)} />}
    </Panel>
  );
};

interface ChatAddressHandlers {
  readonly onList: () => void;
  readonly onChat: (chatId: string) => void;
}

/** Handles `#chat`, `?chat={chatId}#chat` and `?chatWith={userId}#chat`, and removes them from the address. */
const useChatAddress = ({ onList, onChat }: ChatAddressHandlers): void => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const toast = useToast();
  const isStarted = useSelector(selectIsStarted);
  const query = new URLSearchParams(search);
  const isWanted = hash === '#chat';
  const chatId = isWanted ? query.get('chat') : null;
  const userId = isWanted ? query.get(chatWithParam) : null;
  const found = useChat((chat) => (userId === null ? undefined : chat.privateChats[userId]));

  const leave = () => {
    query.delete('chat');
    query.delete(chatWithParam);
    const rest = query.toString();
    void navigate(pathname + (rest === '' ? '' : `?${rest}`), { replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    if (!isWanted || userId !== null) return;
    if (chatId === null) onList();
    else onChat(chatId);
    leave();
    // Once for each address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted, chatId, userId]);
  useEffect(() => {
    if (isStarted && userId !== null) dispatch(privateChatWanted({ userId }));
  }, [dispatch, isStarted, userId]);
  useEffect(() => {
    if (found === undefined || found.status === 'loading') return;
    if (found.chatId === null) toast.danger(found.message ?? texts.chatGone);
    else onChat(found.chatId);
    leave();
    // Once for each response.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [found]);
};

interface ChatDockProps {
  readonly userId: string;
  /** What the button or the key asked for before this code was loaded. */
  readonly first: 'list' | 'palette' | null;
  /** What was typed for the palette before it was there. */
  readonly typedRef: RefObject<string>;
}

const DesktopDock = ({ userId, first }: Omit<ChatDockProps, 'typedRef'>) => {
  const dock = useDock(userId);
  const button = useRef<HTMLButtonElement>(null);
  const openedByPerson = useRef(first === 'list');
  const focusRef = useFocusFallback<HTMLDivElement>();
  const hiddenByPerson = useRef(false);
  const showList = (shown: boolean) => {
    openedByPerson.current = true;
    dock.showList(shown);
  };
  useChatAddress({ onList: () => showList(true), onChat: dock.open });
  useEffect(() => {
    if (first === 'list') showList(true);
    // Only what was asked for before.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const hideList = () => {
    hiddenByPerson.current = true;
    showList(false);
  };
  useEffect(() => {
    if (!dock.list && hiddenByPerson.current) button.current?.focus();
    hiddenByPerson.current = false;
  }, [dock.list]);
  return (
    <>
      {dock.shown.length > 0 && <BottomSpace aria-hidden />}
      <Shelf ref={focusRef} tabIndex={-1}>
        {dock.list ? (
          <DockList openedByPerson={openedByPerson} onOpen={dock.open} onClose={hideList} />
        ) : (
          <ChatsButton ref={button} onClick={() => showList(true)} />
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
      </Shelf>
    </>
  );
};

/** Ctrl + K on every page, the chat's own too. A chat opens in the dock, or on the chat's page. */
const Palette = ({ first, typedRef }: Omit<ChatDockProps, 'userId'>) => {
  const [asked, setAsked] = useState(first === 'palette');
  // The key is answered first: the palette is rendered bit by bit. It closes at once, before what was chosen leads on.
  const open = useDeferredValue(asked) && asked;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const chatPath = useChatPath();
  const openChat = (chatId: string) => {
    if (isChatPage(pathname)) return void navigate(chatPath(chatId));
    const query = new URLSearchParams(search);
    query.set('chat', chatId);
    return void navigate(`${pathname}?${query.toString()}#chat`, { preventScrollReset: true, state: samePlace });
  };
  return (
    <>
      <PaletteKeys isAsked={asked && !open} onAsk={setAsked} typedRef={typedRef} />
      {open && <GoTo typedRef={typedRef} onOpen={openChat} onClose={() => setAsked(false)} />}
    </>
  );
};

const isChatPage = (pathname: string): boolean => pathname === chatsPath || pathname.startsWith('/chat/');

/** A phone in landscape has no tab bar: this links to the chat's page. */
const ChatPageLink = () => {
  const navigate = useNavigate();
  const chatPath = useChatPath();
  return (
    <LandscapeOnly>
      <ChatsButton onClick={() => void navigate(chatPath(null))} />
    </LandscapeOnly>
  );
};

/** On desktop the chat is a dock on every page but the chat's own; on phones it is a page. */
const DockOrPage = (props: Omit<ChatDockProps, 'typedRef'>) => {
  const isSmall = useIsSmall();
  const chatPath = useChatPath();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const asksPage = isSmall && props.first === 'list';
  useEffect(() => {
    if (asksPage) void navigate(chatPath(null));
    // Only what was asked for before.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (isChatPage(pathname)) return null;
  if (!isSmall) return <DesktopDock {...props} />;
  if (hash !== '#chat') return <ChatPageLink />;
  const query = new URLSearchParams(search);
  const userId = query.get(chatWithParam);
  return (
    <Navigate
      replace
      to={userId === null ? chatPath(query.get('chat')) : `${chatPath(null)}&${chatWithParam}=${userId}`}
    />
  );
};

export const ChatDock = ({ typedRef, ...props }: ChatDockProps) => (
  <>
    <DockOrPage {...props} />
    <Palette first={props.first} typedRef={typedRef} />
  </>
);
