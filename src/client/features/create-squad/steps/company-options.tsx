import { X } from '#client/kit/icons/x.tsx';
import styled from 'styled-components';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { from, oneLine, theme } from '#client/kit/theme/theme.ts';
import { friendsOf, takenOf } from '../draft/draft';
import type { Draft } from '../draft/draft-schema';
import type { ChangeDraft } from '../draft/use-draft';
import { texts } from '../texts';
import { shortWindow } from './short-window';
import type { Category, Game } from '#contract/reference.ts';
import { trialLesson } from '#domain/games/category.ts';
import { Counter } from '#client/kit/form/counter.tsx';
import { Switch } from '#client/kit/form/switch.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { PayModeChoice, SlotsChoice } from '#client/entities/squad/choices.tsx';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 240px;
  padding-left: 8px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  font-size: 14px;
  font-weight: 500;
  span {
    ${oneLine}
  }
`;

/** Friends invited by name at creation. */
const NamedFriends = ({ draft, change }: { readonly draft: Draft; readonly change: ChangeDraft }) => (
  <List>
    {draft.named.map(({ id, username, avatarUrl }) => (
      <Item key={id}>
        <Avatar userId={id} username={username} avatarUrl={avatarUrl} size={24} />
        <span title={username}>{username}</span>
        <IconButton
          label={texts.dropNamed(username)}
          onClick={() => change(({ named }) => ({ named: named.filter((friend) => friend.id !== id) }))}
        >
          <X aria-hidden />
        </IconButton>
      </Item>
    ))}
  </List>
);

const Options = styled(Card)`
  display: flex;
  flex-direction: column;
  margin-bottom: 12px;
  padding-block: 4px;
  ${from('lg')} {
    margin-bottom: 0;
  }
  ${shortWindow} {
    padding-block: 0;
  }
`;

const Option = styled.div<{ $wraps?: boolean }>`
  display: flex;
  flex-wrap: ${({ $wraps = false }) => ($wraps ? 'wrap' : 'nowrap')};
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 12px 0;
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  > div:first-child {
    min-width: 0;
  }
  b {
    font-size: 15px;
    font-weight: 500;
  }
  small {
    display: block;
    color: ${theme.color.text2};
    font-size: 13px;
  }
  ${shortWindow} {
    padding: 4px 0;
    small {
      ${oneLine}
    }
  }
`;

interface CompanyOptionsProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly game: Game;
  readonly category: Category | undefined;
  /** A mate who creates a squad also plays in it. */
  readonly isMate: boolean;
}

/** Friends, places and strangers. A trial lesson is for two, so there is nothing to choose. */
export const CompanyOptions = ({ draft, change, game, category, isMate }: CompanyOptionsProps) => {
  if (category?.kind === trialLesson.categoryKind) return null;
  return (
    <Options>
      {draft.named.length > 0 && (
        <Option $wraps>
          <b>{isMate ? texts.namedClients : texts.named}</b>
          <NamedFriends draft={draft} change={change} />
        </Option>
      )}
      <Option>
        <div>
          <b>{texts.friends}</b>
          <small>{texts.friendsHint}</small>
        </div>
        <Counter
          label={texts.friends}
          value={draft.friends}
          max={game.maxSlots - 1 - draft.mates.length - draft.named.length}
          onChange={(friends) => change(() => ({ friends }))}
        />
      </Option>
      {!isMate && friendsOf(draft) > 0 && (
        <Option $wraps>
          <b>{texts.payMode}</b>
          <PayModeChoice value={draft.payMode} onChange={(payMode) => change(() => ({ payMode }))} />
        </Option>
      )}
      <Option $wraps>
        <b>{texts.slots}</b>
        <SlotsChoice
          value={draft.slots}
          taken={takenOf(draft)}
          maxSlots={game.maxSlots}
          onChange={(slots) => change(() => ({ slots }))}
        />
      </Option>
      {!isMate && (
        <Option>
          <div>
            <b>{texts.hot}</b>
            <small>{texts.hotHint}</small>
          </div>
          <Switch label={texts.hot} shortLabel="" checked={draft.hot} onChange={(hot) => change(() => ({ hot }))} />
        </Option>
      )}
      <Option>
        <div>
          <b>{texts.visible}</b>
          <small>{texts.visibleHint}</small>
        </div>
        <Switch
          label={texts.visible}
          shortLabel=""
          checked={draft.visible}
          onChange={(visible) => change(() => ({ visible }))}
        />
      </Option>
    </Options>
  );
};
