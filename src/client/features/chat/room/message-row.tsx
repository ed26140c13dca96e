import { memo } from 'react';
import type { StoredMessage } from '../../../chat/store/blocks';
import { formatFullMoment, formatTime } from '../../../ui/data/format-date';
import { serverNow } from '../../../ui/time/server-now';
import { formatDay } from '../format-day';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { DeliveryMark } from './delivery-mark';
import { Bubble, Day, Foot, Line, Sender, Text } from './message-look';

interface MessageRowProps {
  readonly message: StoredMessage;
  readonly own: boolean;
  /** Of an own message: whether somebody else has read it. */
  readonly read: boolean;
  readonly startsDay: boolean;
  readonly showsSender: boolean;
}

export const MessageRow = memo(({ message, own, read, startsDay, showsSender }: MessageRowProps) => {
  const sender = useChat((chat) => chat.users.entities[message.senderId]?.username) ?? texts.unknown;
  const moment = Date.parse(message.time);
  return (
    <>
      {startsDay && <Day>{formatDay(moment, serverNow())}</Day>}
      <Line $own={own}>
        {showsSender && <Sender>{sender}</Sender>}
        <Bubble $own={own}>
          <Text>{message.text}</Text>
          <Foot>
            <time dateTime={message.time} title={formatFullMoment(moment)}>
              {formatTime(moment)}
            </time>
            {own && <DeliveryMark delivery={read ? 'read' : 'stored'} />}
          </Foot>
        </Bubble>
      </Line>
    </>
  );
});
