import { Status } from '#client/kit/feedback/status.tsx';
import { isFound } from '#domain/text/search-form.ts';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { type Destination, useDestinations } from './destinations';
import styled from 'styled-components';
import { useSelector } from 'react-redux';
import { logOf, selectChatIds } from '#client/entities/chat/store/selectors.ts';
import { CountBadge } from '#client/kit/display/badge.tsx';
import { oneLine, theme } from '#client/kit/theme/theme.ts';
import { chatIdentity, ChatAvatar, useChatIdentity } from '../people/chat-avatar';
import { texts } from '../texts';
import { sameIds, useChat } from '../use-chat';
import { Input } from '#client/kit/form/text-field.tsx';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { isComposingKey, isEnter } from '#client/kit/form/is-enter.ts';

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 4px 10px;
  border-radius: 10px;
  cursor: pointer;
  &[aria-selected='true'],
  &:hover {
    background: ${theme.color.surface3};
  }
  > span:nth-of-type(2) {
    ${oneLine}
    flex: 1;
    font-weight: 500;
  }
  > small {
    color: ${theme.color.text3};
    font-size: 13px;
  }
`;

const ChatOption = ({ chatId }: { readonly chatId: string }) => {
  const identity = useChatIdentity(chatId);
  const unread = useChat((chat) => logOf(chat, chatId)?.unread ?? 0);
  return (
    <>
      <ChatAvatar identity={identity} size={32} />
      <span>{identity.title}</span>
      <CountBadge count={unread} label={texts.unread(unread)} />
    </>
  );
};

const DestinationOption = ({ destination: { icon: Icon, label, hint } }: { readonly destination: Destination }) => (
  <>
    <Sign aria-hidden>
      <Icon />
    </Sign>
    <span>{label}</span>
    {hint !== undefined && <small>{hint}</small>}
  </>
);

interface PaletteRowProps {
  readonly id: string;
  readonly selected: boolean;
  readonly onPick: () => void;
  readonly children: ReactNode;
}

const PaletteRow = ({ id, selected, onPick, children }: PaletteRowProps) => {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <Row ref={row} id={id} role="option" aria-selected={selected} onClick={onPick}>
      {children}
    </Row>
  );
};

const Sign = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 10px;
  background: ${theme.color.surface3};
  color: ${theme.color.text2};
`;

const List = styled.ul`
  max-height: 50dvh;
  overflow-y: auto;
`;

/** More would not be read. */
const maxShown = 30;

interface GoToProps {
  /** What was typed before its field was there. */
  readonly typedRef: RefObject<string>;
  readonly onOpen: (chatId: string) => void;
  readonly onClose: () => void;
}

/** Ctrl + K anywhere: type a few letters, press Enter, and the chat, person, squad or page opens. */
export const GoTo = ({ typedRef, onOpen, onClose }: GoToProps) => {
  const listId = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  // When the field is there, not in the first render: a letter may be typed in between.
  const field = useCallback(
    (input: HTMLInputElement | null) => {
      if (input === null) return;
      setText(typedRef.current);
      typedRef.current = '';
    },
    [typedRef],
  );
  // The field comes first, and takes what is typed; the rows follow bit by bit.
  const isListed = useDeferredValue(true, false);
  const ids = useSelector(selectChatIds);
  const query = text.trim();
  const chats = useChat(
    (chat) => ids.filter((id) => isFound(chatIdentity(chat, id).title, query)).slice(0, maxShown),
    sameIds,
  );
  const destinations = useDestinations(text.trim());
  const count = chats.length + destinations.length;
  const current = Math.min(at, count - 1);
  const openChat = (chatId: string) => {
    onClose();
    onOpen(chatId);
  };
  const go = ({ to }: Destination) => {
    onClose();
    void navigate(to);
  };
  const pick = () => {
    const chatId = chats[current];
    const destination = destinations[current - chats.length];
    if (chatId !== undefined) openChat(chatId);
    else if (destination !== undefined) go(destination);
  };
  return (
    <Dialog title={texts.goTo} shape="center" width={460} onClose={onClose}>
      <Input
        ref={field}
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={count === 0 || !isListed ? undefined : `${listId}-${current}`}
        aria-label={texts.goTo}
        value={text}
        placeholder={texts.goToField}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          if (isComposingKey(event)) return;
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step !== undefined) {
            event.preventDefault();
            setAt(Math.min(Math.max(current + step, 0), count - 1));
          } else if (isEnter(event)) {
            // The field that takes the focus next must not receive this key press.
            event.preventDefault();
            pick();
          }
        }}
      />
      <List id={listId} role="listbox" aria-label={texts.found}>
        {(isListed ? chats : []).map((chatId, index) => (
          <PaletteRow
            key={chatId}
            id={`${listId}-${index}`}
            selected={index === current}
            onPick={() => openChat(chatId)}
          >
            <ChatOption chatId={chatId} />
          </PaletteRow>
        ))}
        {(isListed ? destinations : []).map((destination, index) => (
          <PaletteRow
            key={destination.to}
            id={`${listId}-${chats.length + index}`}
            selected={chats.length + index === current}
            onPick={() => go(destination)}
          >
            <DestinationOption destination={destination} />
          </PaletteRow>
        ))}
      </List>
      <Status as={FinePrint}>{count === 0 ? texts.nothingFound(text.trim()) : texts.goToHint}</Status>
    </Dialog>
  );
};
