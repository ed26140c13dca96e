import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectChatIds } from '../../../chat/store/selectors';
import { Input } from '../../../ui/form/text-field';
import { FinePrint } from '../../../ui/layout/fine-print';
import { Dialog } from '../../../ui/overlay/dialog';
import { chatFace } from '../people/use-chat-face';
import { sameIds } from '../same-ids';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { PaletteRow } from './palette-row';

const List = styled.ul`
  max-height: 50dvh;
  overflow-y: auto;
`;

/** As many as one looks through. */
const maxShown = 30;

interface GoToChatProps {
  readonly onOpen: (chatId: string) => void;
  readonly onClose: () => void;
}

/** Ctrl + K: a name, Enter, and the chat is there. */
export const GoToChat = ({ onOpen, onClose }: GoToChatProps) => {
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const ids = useSelector(selectChatIds);
  const words = text.trim().toLocaleLowerCase('ru');
  const found = useChat((chat) => ids.filter((id) => chatFace(chat, id).title.toLocaleLowerCase('ru').includes(words)).slice(0, maxShown), sameIds);
  const current = Math.min(at, found.length - 1);
  const go = (chatId: string | undefined) => {
    if (chatId === undefined) return;
    onClose();
    onOpen(chatId);
  };
  return (
    <Dialog title={texts.goTo} shape="center" width={460} onClose={onClose}>
      <Input
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={found.length === 0 ? undefined : `${listId}-${current}`}
        aria-label={texts.goTo}
        value={text}
        placeholder={texts.goToField}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step !== undefined) {
            event.preventDefault();
            setAt(Math.min(Math.max(current + step, 0), found.length - 1));
          } else if (event.key === 'Enter') {
            // The field that takes the focus next must not hear it.
            event.preventDefault();
            go(found[current]);
          }
        }}
      />
      <List id={listId} role="listbox" aria-label={texts.chats}>
        {found.map((chatId, index) => (
          <PaletteRow key={chatId} id={`${listId}-${index}`} chatId={chatId} selected={index === current} onPick={() => go(chatId)} />
        ))}
      </List>
      <FinePrint role="status">{found.length === 0 ? texts.nothingFound(text.trim()) : texts.goToHint}</FinePrint>
    </Dialog>
  );
};
