import { memo } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { messageDiscarded, messageRetried } from '../../../chat/store/chat-actions';
import type { OutboxItem } from '../../../chat/store/outbox-item';
import { touch } from '../../../ui/theme/media';
import { theme } from '../../../ui/theme/theme';
import { texts } from '../texts';
import { DeliveryMark } from './delivery-mark';
import { Bubble, Foot, Holder, Line } from './message-look';
import { MessageText } from './message-text';
import { UnsentExtras } from './unsent-extras';

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

/** An own message that the server does not have yet. */
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
