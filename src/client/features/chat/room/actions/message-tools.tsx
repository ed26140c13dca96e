import { Ellipsis } from '#client/kit/icons/ellipsis.tsx';
import { Reply } from '#client/kit/icons/reply.tsx';
import { SmilePlus } from '#client/kit/icons/smile-plus.tsx';
import styled from 'styled-components';
import { chatReactions } from '#domain/chat/chat-reaction.ts';
import type { StoredMessage } from '#client/entities/chat/store/blocks.ts';
import { Menu } from '#client/kit/overlay/menu.tsx';
import { BareMenuItem, MenuItem } from '#client/kit/overlay/menu-item.tsx';
import { floating, theme } from '#client/kit/theme/theme.ts';
import { texts } from '../../texts';
import { useRoom } from '../room-context';
import { Emoji, EmojiLine, useMessageActions, useReact } from './use-message-actions';

/** Overlaps the bubble's upper edge, so that it moves nothing. */
const Bar = styled.div<{ $own: boolean }>`
  ${floating}
  position: absolute;
  top: -18px;
  ${({ $own }) => ($own ? 'right: 8px' : 'left: 8px')};
  z-index: 1;
  display: flex;
  border-radius: 10px;
  background: ${theme.color.surface2};
  @media (hover: none) {
    display: none;
  }
`;

const Tool = styled.button`
  display: grid;
  place-items: center;
  width: 32px;
  height: 30px;
  border-radius: 9px;
  color: ${theme.color.text2};
  &:hover {
    background: ${theme.color.surface3};
    color: ${theme.color.text1};
  }
  svg {
    width: 16px;
    height: 16px;
  }
`;

/** Reactions, reply and the other actions, for mouse and keyboard. */
export const MessageTools = ({ message, own }: { readonly message: StoredMessage; readonly own: boolean }) => {
  const { writable, reply } = useRoom();
  const { isOwn, toggle } = useReact(message);
  const actions = useMessageActions(message);
  return (
    <Bar $own={own}>
      {writable && (
        <Menu
          label={texts.react}
          align={own ? 'end' : 'start'}
          trigger={
            <Tool type="button" aria-label={texts.react} title={texts.react}>
              <SmilePlus aria-hidden />
            </Tool>
          }
        >
          <EmojiLine>
            {chatReactions.map((reaction) => (
              <BareMenuItem key={reaction} asChild onSelect={() => toggle(reaction)}>
                <Emoji $own={isOwn(reaction)} aria-label={texts.reactWith(reaction)}>
                  {reaction}
                </Emoji>
              </BareMenuItem>
            ))}
          </EmojiLine>
        </Menu>
      )}
      {writable && (
        <Tool type="button" aria-label={texts.reply} title={texts.reply} onClick={() => reply(message)}>
          <Reply aria-hidden />
        </Tool>
      )}
      <Menu
        label={texts.actions}
        align={own ? 'end' : 'start'}
        trigger={
          <Tool type="button" aria-label={texts.more} title={texts.more}>
            <Ellipsis aria-hidden />
          </Tool>
        }
      >
        {actions.map(({ label, icon: Icon, danger, run }) => (
          <MenuItem key={label} icon={<Icon aria-hidden />} danger={danger} onSelect={run}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Bar>
  );
};
