import { MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { usePanel } from '../panels/use-panel';
import { texts } from './texts';

const Round = styled.button`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: ${theme.layer.chat};
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 50%;
  background: ${theme.color.surface3};
  box-shadow: ${theme.shadow};
  &:hover {
    background: ${theme.color.message};
  }
  svg {
    width: 22px;
    height: 22px;
  }
  ${below('md')} {
    display: none;
  }
`;

/** The chat dock's place on desktop; phones open it from the tab bar. */
export const ChatButton = () => {
  const chat = usePanel('chat');
  return chat.isOpen ? null : (
    <Round type="button" aria-label={texts.chat} title={texts.chat} onClick={chat.open}>
      <MessageCircle aria-hidden />
    </Round>
  );
};
