import { memo } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import type { OutboxItem } from '#client/entities/chat/store/outbox-item.ts';
import { MessageFiles } from './files/message-files';
import { Quote } from './quote';
import { useRoom } from './room-context';
import { messageDiscarded, messageRetried } from '#client/entities/chat/store/chat-actions.ts';
import { theme, touch } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';
import { DeliveryMark, MessageText } from './message-text';
import { Bubble, Foot, Holder, Line } from './message-styles';

/** The quote and files of a message being sent. */
const UnsentExtras = ({ item }: { readonly item: OutboxItem }) => {
  const { jump } = useRoom();
  const { replyTo, files } = item;
  return (
    <>
      {replyTo !== null && <Quote quote={replyTo} onPress={() => jump(replyTo.seq)} />}
      {files.length > 0 && <MessageFiles files={files} />}
    </>
  );
};

const Reason = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: 2px 12px;
  max-width: 86%;
  padding-top: 4px;
  color: ${theme.color.danger};
  font-size: 12px;
  text-align: right;
  button {
    min-height: 28px;
    ${touch} {
      min-height: 44px;
    }
    border: 0;
    background: none;
    color: ${theme.color.text1};
    font-weight: 600;
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** An own message that the server has not stored yet. */
export const UnsentRow = memo(({ item, follows }: { readonly item: OutboxItem; readonly follows: boolean }) => {
  const dispatch = useDispatch();
  const failed = item.state === 'failed';
  return (
    <Line $own $follows={follows}>
      <Holder $own role="article" aria-label={texts.saidAt(texts.you, texts.marks[failed ? 'failed' : 'waiting'])}>
        <Bubble $own $failed={failed}>
          <UnsentExtras item={item} />
          <MessageText text={item.text} deleted={false} />
          <Foot>
            <DeliveryMark delivery={failed ? 'failed' : 'waiting'} />
          </Foot>
        </Bubble>
      </Holder>
      {failed && (
        <Reason>
          <span>{item.reason}</span>
          <button type="button" onClick={() => dispatch(messageRetried(item))}>
            {texts.retry}
          </button>
          <button type="button" onClick={() => dispatch(messageDiscarded(item))}>
            {texts.discard}
          </button>
        </Reason>
      )}
    </Line>
  );
});
