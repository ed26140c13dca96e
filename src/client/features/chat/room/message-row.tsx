import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type PointerEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { messageChangeDismissed } from '#client/entities/chat/store/chat-actions.ts';
import { touchTarget, theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { useRoom } from './room-context';
import type { StoredMessage } from '#client/entities/chat/store/blocks.ts';
import { formatDay, formatFullMoment, formatTime } from '#client/kit/display/dates.ts';
import { MessageTools } from './actions/message-tools';
import { ReactionRow } from './actions/reaction-row';
import { DeliveryMark, MessageText } from './message-text';
import { MessageFiles } from './files/message-files';
import { Bubble, Day, Foot, Holder, Line, Sender, UnreadMark } from './message-styles';
import { Quote } from './quote';
import { useModals } from '#client/entities/modals/modals.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { isEnter } from '#client/kit/form/is-enter.ts';

const holdMs = 450;

/** A long press; scrolling cancels it. */
const useLongPress = (run: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const touching = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      touching.current = pointerType === 'touch';
      if (touching.current) timer.current = setTimeout(run, holdMs);
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: (event: MouseEvent) => {
      // Only for touch: the system's context menu would cover ours.
      if (touching.current) event.preventDefault();
    },
  };
};

/** Arrow keys move the focus from message to message; the list loads the ones that become visible. */
const moveMessageFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const log = event.currentTarget.closest('[role="log"]');
  if (step === undefined || log === null) return;
  event.preventDefault();
  const messages = [...log.querySelectorAll<HTMLElement>('[role="article"]')];
  const next = messages[messages.indexOf(event.currentTarget) + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
};

const ChangeAlert = styled.p`
  padding-top: 4px;
  color: ${theme.color.danger};
  font-size: 12px;
  button {
    min-height: 24px;
    margin-left: 8px;
    border-radius: 4px;
    color: ${theme.color.text1};
    font-weight: 600;
    ${touchTarget}
  }
`;

/** Says why a deletion or a reaction failed; an edit shows its error in its own field. */
const ChangeLine = ({ messageId }: { readonly messageId: string }) => {
  const dispatch = useDispatch();
  const { chatId } = useRoom();
  const change = useChat((chat) => chat.messageChanges[messageId]);
  if (change?.status !== 'failed' || change.kind === 'edit') return null;
  return (
    <ChangeAlert role="alert">
      {change.message}
      <button type="button" onClick={() => dispatch(messageChangeDismissed({ chatId, messageId }))}>
        {texts.gotIt}
      </button>
    </ChangeAlert>
  );
};

interface MessageBodyProps {
  readonly message: StoredMessage;
  readonly own: boolean;
  readonly read: boolean;
  readonly lit: boolean;
  readonly newest: boolean;
  readonly sender: string;
}

/** The bubble and its actions: tools for a mouse, a sheet for touch and for Enter. */
const MessageBody = ({ message, own, read, lit, newest, sender }: MessageBodyProps) => {
  const room = useRoom();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const press = useLongPress(() => room.openDialog({ kind: 'actions', message }));
  const moment = Date.parse(message.time);
  const { deleted, replyTo, files, reactions } = message;
  const leave = (event: FocusEvent<HTMLElement>) => setFocused(event.currentTarget.contains(event.relatedTarget));
  return (
    <Holder
      {...press}
      $own={own}
      role="article"
      aria-label={texts.saidAt(sender, formatTime(moment))}
      tabIndex={newest ? 0 : -1}
      // A pointer on its way to somewhere else must not be held up by the tools of each message that it passes.
      onPointerEnter={({ pointerType }) => startTransition(() => setHovered(pointerType === 'mouse'))}
      onPointerLeave={() => startTransition(() => setHovered(false))}
      onFocus={() => setFocused(true)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return undefined;
        if (!isEnter(event)) return moveMessageFocus(event);
        // The element that takes the focus next must not receive this key press.
        event.preventDefault();
        return deleted ? undefined : room.openDialog({ kind: 'actions', message });
      }}
    >
      <Bubble $own={own} $lit={lit}>
        {replyTo !== null && !deleted && <Quote quote={replyTo} onPress={() => room.jump(replyTo.seq)} />}
        {files.length > 0 && <MessageFiles files={files} />}
        <MessageText text={message.text} deleted={deleted} />
        <Foot>
          {message.editedAt !== null && !deleted && (
            <span title={formatFullMoment(Date.parse(message.editedAt))}>{texts.edited}</span>
          )}
          <time dateTime={message.time} title={formatFullMoment(moment)}>
            {formatTime(moment)}
          </time>
          {own && !deleted && <DeliveryMark delivery={read ? 'read' : 'stored'} />}
        </Foot>
      </Bubble>
      {reactions.length > 0 && <ReactionRow message={message} />}
      <ChangeLine messageId={message.id} />
      {(hovered || focused) && !deleted && <MessageTools message={message} own={own} />}
    </Holder>
  );
};

interface MessageRowProps {
  readonly message: StoredMessage;
  readonly own: boolean;
  /** Of an own message: whether somebody else has read it. */
  readonly read: boolean;
  readonly startsDay: boolean;
  /** The previous message is by somebody else. */
  readonly startsTurn: boolean;
  readonly showsSender: boolean;
  /** The first one that was unread when the chat was opened. */
  readonly startsUnread: boolean;
  /** The person has just jumped to it. */
  readonly lit: boolean;
  /** The first one in the tab order. */
  readonly newest: boolean;
}

export const MessageRow = memo(({ startsDay, startsTurn, startsUnread, showsSender, ...rest }: MessageRowProps) => {
  const { message, own } = rest;
  const modals = useModals();
  const sender = useChat((chat) => chat.users[message.senderId]?.username) ?? texts.unknown;
  return (
    <>
      {startsDay && <Day>{formatDay(Date.parse(message.time), serverNow())}</Day>}
      {startsUnread && <UnreadMark>{texts.newMessages}</UnreadMark>}
      <Line $own={own} $follows={!startsTurn && !startsUnread}>
        {showsSender && (
          <Sender
            type="button"
            onClick={() => modals.open({ name: 'user-profile', props: { userId: message.senderId } })}
          >
            {sender}
          </Sender>
        )}
        <MessageBody {...rest} sender={own ? texts.you : sender} />
      </Line>
    </>
  );
});
