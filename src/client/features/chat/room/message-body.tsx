import { useState } from 'react';
import type { FocusEvent } from 'react';
import type { StoredMessage } from '../../../chat/store/blocks';
import { formatFullMoment } from '../../../ui/data/format-full-moment';
import { formatTime } from '../../../ui/data/format-time';
import { texts } from '../texts';
import { ChangeLine } from './actions/change-line';
import { MessageTools } from './actions/message-tools';
import { ReactionRow } from './actions/reaction-row';
import { useLongPress } from './actions/use-long-press';
import { walkMessages } from './actions/walk-messages';
import { DeliveryMark } from './delivery-mark';
import { MessageFiles } from './files/message-files';
import { Bubble, Foot, Holder } from './message-look';
import { MessageText } from './message-text';
import { Quote } from './quote';
import { useRoom } from './room-context';

interface MessageBodyProps {
  readonly message: StoredMessage;
  readonly own: boolean;
  readonly read: boolean;
  readonly lit: boolean;
  readonly newest: boolean;
  readonly sender: string;
}

/** The bubble and what can be done to it: tools for a mouse, a sheet for a finger and for Enter. */
export const MessageBody = ({ message, own, read, lit, newest, sender }: MessageBodyProps) => {
  const room = useRoom();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const press = useLongPress(() => room.ask({ kind: 'actions', message }));
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
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return undefined;
        if (event.key !== 'Enter') return walkMessages(event);
        // What takes the focus next must not hear it.
        event.preventDefault();
        return deleted ? undefined : room.ask({ kind: 'actions', message });
      }}
    >
      <Bubble $own={own} $lit={lit}>
        {replyTo !== null && !deleted && <Quote quote={replyTo} onPress={() => room.jump(replyTo.seq)} />}
        {files.length > 0 && <MessageFiles files={files} />}
        <MessageText text={message.text} deleted={deleted} />
        <Foot>
          {message.editedAt !== null && !deleted && <span title={formatFullMoment(Date.parse(message.editedAt))}>{texts.edited}</span>}
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
