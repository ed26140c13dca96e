import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { historyWanted } from '../../../chat/store/chat-actions';
import { Button } from '../../../ui/controls/button';
import { theme } from '../../../ui/theme/theme';
import { texts } from '../texts';
import { useChat, useChatLog } from '../use-chat';

/** Of one height in every state: what stands below must not move. */
const Edge = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  height: 44px;
  padding: 0 16px;
  color: ${theme.color.text3};
  font-size: 12px;
`;

/** The upper end of what is loaded. */
export const HistoryEdge = ({ chatId }: { readonly chatId: string }) => {
  const dispatch = useDispatch();
  const firstSeq = useChatLog(chatId)?.firstSeq ?? 0;
  const failed = useChat((chat) => chat.pages[chatId]?.status === 'failed');
  if (firstSeq <= 1) return null;
  return (
    <Edge>
      {failed ? texts.earlierFailed : texts.loadingEarlier}
      {failed && (
        <Button size="sm" onClick={() => void dispatch(historyWanted({ chatId, beforeSeq: firstSeq }))}>
          {texts.retry}
        </Button>
      )}
    </Edge>
  );
};
