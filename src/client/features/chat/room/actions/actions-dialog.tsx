import styled from 'styled-components';
import { chatReactions } from '../../../../../domain/enums/chat-reaction';
import type { StoredMessage } from '../../../../chat/store/blocks';
import { Dialog } from '../../../../ui/overlay/dialog';
import { theme } from '../../../../ui/theme/theme';
import { texts } from '../../texts';
import { useRoom } from '../room-context';
import { Emoji, EmojiLine } from './emoji-look';
import { useOwnPressOnly } from './use-own-press-only';
import { useMessageActions } from './use-message-actions';
import { useReact } from './use-react';

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

/** All that can be done to a message, for a finger and for the keyboard. */
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
