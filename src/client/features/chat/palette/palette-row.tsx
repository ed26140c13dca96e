import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { logOf } from '../../../chat/store/selectors';
import { CountBadge } from '../../../ui/data/count-badge';
import { oneLine } from '../../../ui/theme/mixins';
import { theme } from '../../../ui/theme/theme';
import { FaceOfChat } from '../people/face-of-chat';
import { useChatFace } from '../people/use-chat-face';
import { texts } from '../texts';
import { useChat } from '../use-chat';

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 4px 10px;
  border-radius: 10px;
  cursor: pointer;
  &[aria-selected='true'],
  &:hover {
    background: ${theme.color.surface3};
  }
  > span:nth-of-type(2) {
    ${oneLine}
    flex: 1;
    font-weight: 500;
  }
`;

interface PaletteRowProps {
  readonly id: string;
  readonly chatId: string;
  readonly selected: boolean;
  readonly onPick: () => void;
}

export const PaletteRow = ({ id, chatId, selected, onPick }: PaletteRowProps) => {
  const row = useRef<HTMLLIElement>(null);
  const face = useChatFace(chatId);
  const unread = useChat((chat) => logOf(chat, chatId)?.unread ?? 0);
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <Row ref={row} id={id} role="option" aria-selected={selected} onClick={onPick}>
      <FaceOfChat face={face} size={32} />
      <span>{face.title}</span>
      <CountBadge count={unread} label={texts.unread(unread)} />
    </Row>
  );
};
