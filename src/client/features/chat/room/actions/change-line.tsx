import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { messageChangeDismissed } from '../../../../chat/store/chat-actions';
import { theme } from '../../../../ui/theme/theme';
import { texts } from '../../texts';
import { useChat } from '../../use-chat';
import { useRoom } from '../room-context';

const Line = styled.p`
  padding-top: 4px;
  color: ${theme.color.danger};
  font-size: 12px;
  button {
    min-height: 24px;
    margin-left: 8px;
    border-radius: 4px;
    color: ${theme.color.text1};
    font-weight: 600;
  }
`;

/** Says why a deletion or a reaction did not come through; of an edit its own field says it. */
export const ChangeLine = ({ messageId }: { readonly messageId: string }) => {
  const dispatch = useDispatch();
  const { chatId } = useRoom();
  const change = useChat((chat) => chat.messageChanges[messageId]);
  if (change?.status !== 'failed' || change.kind === 'edit') return null;
  return (
    <Line role="alert">
      {change.message}
      <button type="button" onClick={() => dispatch(messageChangeDismissed({ chatId, messageId }))}>
        {texts.gotIt}
      </button>
    </Line>
  );
};
