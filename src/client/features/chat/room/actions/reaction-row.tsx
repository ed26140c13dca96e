import styled from 'styled-components';
import type { StoredMessage } from '#client/entities/chat/store/blocks.ts';
import { touchTarget, tabular, theme, touch } from '#client/kit/theme/theme.ts';
import { texts } from '../../texts';
import { useRoom } from '../room-context';
import { useReact } from './use-message-actions';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding-top: 4px;
  ${touch} {
    gap: 12px 6px;
    padding-block: 8px 6px;
  }
`;

const Chip = styled.button<{ $own: boolean }>`
  ${tabular}
  min-height: 26px;
  padding: 0 8px;
  border: 1px solid ${({ $own }) => ($own ? theme.color.violet : theme.color.line)};
  border-radius: 13px;
  background: ${({ $own }) => ($own ? theme.color.violetSoft : theme.color.surface2)};
  font-size: 13px;
  &:hover {
    border-color: ${theme.color.violet};
  }
  ${touchTarget}
  ${touch} {
    min-width: 44px;
    min-height: 32px;
    padding: 0 12px;
  }
`;

/** Reactions to the message; a press adds or removes the person's own. */
export const ReactionRow = ({ message }: { readonly message: StoredMessage }) => {
  const { isOwn, toggle } = useReact(message);
  const { writable } = useRoom();
  return (
    <Row>
      {message.reactions.map(({ reaction, userIds }) => (
        <Chip
          key={reaction}
          type="button"
          $own={isOwn(reaction)}
          aria-pressed={isOwn(reaction)}
          aria-disabled={!writable}
          aria-label={texts.reactedWith(reaction, userIds.length, isOwn(reaction))}
          onClick={() => writable && toggle(reaction)}
        >
          {reaction} {userIds.length}
        </Chip>
      ))}
    </Row>
  );
};
