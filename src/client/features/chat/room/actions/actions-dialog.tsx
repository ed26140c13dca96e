import { type MouseEvent, useRef } from 'react';
import styled from 'styled-components';
import { chatReactions } from '#domain/chat/chat-reaction.ts';
import type { StoredMessage } from '#client/entities/chat/store/blocks.ts';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from '../../texts';
import { useRoom } from '../room-context';
import { Emoji, EmojiLine, useMessageActions, useReact } from './use-message-actions';

/**
 * A sheet that opens under a finger must not take the lifting of that finger for a press: only a press that began here
 * counts as a click.
 */
const useOwnPressOnly = () => {
  const pressed = useRef(false);
  return {
    onPointerDownCapture: () => {
      pressed.current = true;
    },
    onClickCapture: (event: MouseEvent) => {
      const isKeyboard = event.detail === 0;
      if (pressed.current || isKeyboard) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};

const Item = styled.button<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  padding: 0 12px;
  border-radius: 10px;
  color: ${({ $danger }) => ($danger ? theme.color.danger : theme.color.text1)};
  font-weight: 500;
  &:hover {
    background: ${theme.color.surface3};
  }
`;

interface ActionsDialogProps {
  readonly message: StoredMessage;
  readonly onClose: () => void;
}

/** All actions on a message, for touch and the keyboard. */
export const ActionsDialog = ({ message, onClose }: ActionsDialogProps) => {
  const { writable } = useRoom();
  const { isOwn, toggle } = useReact(message);
  const actions = useMessageActions(message);
  const guard = useOwnPressOnly();
  return (
    <Dialog title={texts.actions} onClose={onClose}>
      <div {...guard}>
        {writable && (
          <EmojiLine>
            {chatReactions.map((reaction) => (
              <Emoji
                key={reaction}
                $own={isOwn(reaction)}
                aria-pressed={isOwn(reaction)}
                aria-label={texts.reactWith(reaction)}
                onClick={() => {
                  toggle(reaction);
                  onClose();
                }}
              >
                {reaction}
              </Emoji>
            ))}
          </EmojiLine>
        )}
        <div>
          {actions.map(({ label, icon: Icon, danger, run }) => (
            <Item
              key={label}
              type="button"
              $danger={danger}
              onClick={() => {
                onClose();
                run();
              }}
            >
              <Icon aria-hidden />
              {label}
            </Item>
          ))}
        </div>
      </div>
    </Dialog>
  );
};
