import styled from 'styled-components';
import type { ChatQuote } from '#contract/chat/chat-objects.ts';
import { texts } from '../texts';
import { oneLine, theme, touch } from '#client/kit/theme/theme.ts';
import { useChat } from '../use-chat';
import { useRoom } from './room-context';

/** A quoted message in one line. */
export const quoteText = ({ deleted, text, hasFiles }: Pick<ChatQuote, 'deleted' | 'text' | 'hasFiles'>): string =>
  deleted ? texts.deleted : text !== '' ? text : hasFiles ? texts.fileOnly : '';

const Box = styled.button`
  display: block;
  width: 100%;
  min-width: 120px;
  margin-bottom: 6px;
  padding: 4px 8px;
  border-left: 3px solid ${theme.color.violet};
  border-radius: 6px;
  background: #ffffff0d;
  font-size: 13px;
  line-height: 1.35;
  text-align: left;
  ${touch} {
    min-height: 44px;
  }
  b {
    ${oneLine}
    display: block;
    color: ${theme.color.violetText};
  }
  span {
    ${oneLine}
    display: block;
    color: ${theme.color.text2};
  }
`;

/** The message that is replied to; a press scrolls to it. */
export const Quote = ({ quote, onPress }: { readonly quote: ChatQuote; readonly onPress: () => void }) => {
  const { me } = useRoom();
  const name = useChat((chat) => chat.users[quote.userId]?.username) ?? texts.unknown;
  return (
    <Box type="button" title={texts.jump} onClick={onPress}>
      <b>{quote.userId === me ? texts.you : name}</b>
      <span>{quoteText(quote)}</span>
    </Box>
  );
};
