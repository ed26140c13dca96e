import { X } from '#client/kit/icons/x.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { useDebouncedValue } from '#client/kit/form/use-debounced-input.ts';
import { Input } from '#client/kit/form/text-field.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { FoundMessages } from '../find/found-messages';
import { moveRowFocus } from '../list/move-row-focus';
import { texts } from '../texts';
import { isComposingKey } from '#client/kit/form/is-enter.ts';

/** Covers the messages, which keep their scroll position. */
const Panel = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: 2;
  max-height: 75%;
  padding: 10px 0;
  border-bottom: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.surface1};
  box-shadow: ${theme.shadow};
  overflow-y: auto;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 0 10px 6px 16px;
`;

const Hint = styled.p`
  padding: 4px 16px;
  color: ${theme.color.text3};
  font-size: 13px;
`;

interface RoomSearchProps {
  readonly chatId: string;
  readonly onJump: (seq: number) => void;
  readonly onClose: () => void;
}

/** Searches this chat; a press on a result scrolls to the message. */
export const RoomSearch = ({ chatId, onJump, onClose }: RoomSearchProps) => {
  const [text, setText] = useState('');
  const query = useDebouncedValue(text.trim());
  return (
    <Panel
      role="search"
      onKeyDown={(event) => {
        if (isComposingKey(event)) return;
        moveRowFocus(event);
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Line>
        <Input
          autoFocus
          type="search"
          value={text}
          maxLength={chatLimits.maxSearchCharacters}
          placeholder={texts.find}
          aria-label={texts.findLabel}
          onChange={({ target }) => setText(target.value)}
        />
        <IconButton label={texts.closeSearch} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Line>
      {query.length < chatLimits.minSearchCharacters ? (
        <Hint>{texts.findShort}</Hint>
      ) : (
        <FoundMessages
          searchText={query}
          chatId={chatId}
          onOpen={(_, seq) => {
            onJump(seq);
            onClose();
          }}
        />
      )}
    </Panel>
  );
};
