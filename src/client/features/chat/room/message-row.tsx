import { memo } from 'react';
import type { StoredMessage } from '../../../chat/store/blocks';
import { useModals } from '../../../ui/modals/use-modals';
import { serverNow } from '../../../ui/time/server-now';
import { formatDay } from '../../../ui/data/format-day';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { MessageBody } from './message-body';
import { Day, Line, Sender, UnreadMark } from './message-look';

interface MessageRowProps {
  readonly message: StoredMessage;
  readonly own: boolean;
  /** Of an own message: whether somebody else has read it. */
  readonly read: boolean;
  readonly startsDay: boolean;
  /** Somebody else spoke before. */
  readonly startsTurn: boolean;
  readonly showsSender: boolean;
  /** The first that was not read when the chat was opened. */
  readonly startsUnread: boolean;
  /** Somebody has just jumped to it. */
  readonly lit: boolean;
  /** The keyboard comes to it first. */
  readonly newest: boolean;
}

export const MessageRow = memo(({ startsDay, startsTurn, startsUnread, showsSender, ...rest }: MessageRowProps) => {
  const { message, own } = rest;
  const modals = useModals();
  const sender = useChat((chat) => chat.users.entities[message.senderId]?.username) ?? texts.unknown;
  return (
    <>
      {startsDay && <Day>{formatDay(Date.parse(message.time), serverNow())}</Day>}
      {startsUnread && <UnreadMark>{texts.newMessages}</UnreadMark>}
      <Line $own={own} $follows={!startsTurn && !startsUnread}>
        {showsSender && (
          <Sender type="button" onClick={() => modals.open({ name: 'user-profile', props: { userId: message.senderId } })}>
            {sender}
          </Sender>
        )}
        <MessageBody {...rest} sender={own ? texts.you : sender} />
      </Line>
    </>
  );
});
