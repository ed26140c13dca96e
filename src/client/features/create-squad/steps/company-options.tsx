import styled from 'styled-components';
import type { Category, Game } from '../../../../contract/reference';
import { trialLesson } from '../../../../domain/settings/trial-lesson';
import { Counter } from '../../../ui/form/counter';
import { Switch } from '../../../ui/form/switch';
import { Card } from '../../../ui/layout/card';
import { PayModeChoice } from '../../../ui/squad/pay-mode-choice';
import { SlotsChoice } from '../../../ui/squad/slots-choice';
import { theme } from '../../../ui/theme/theme';
import type { Draft } from '../draft/draft';
import { takenOf } from '../draft/fit-draft';
import { friendsOf } from '../draft/friends-of';
import type { ChangeDraft } from '../draft/use-draft';
import { texts } from '../texts';
import { NamedFriends } from './named-friends';

const Options = styled(Card)`
  display: flex;
  flex-direction: column;
  margin-bottom: 12px;
  padding-block: 4px;
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
`;

interface CompanyOptionsProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly game: Game;
  readonly category: Category | undefined;
  /** A mate who creates a squad plays in it himself. */
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
        <SlotsChoice value={draft.slots} taken={takenOf(draft)} maxSlots={game.maxSlots} onChange={(slots) => change(() => ({ slots }))} />
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
        <Switch label={texts.visible} shortLabel="" checked={draft.visible} onChange={(visible) => change(() => ({ visible }))} />
      </Option>
    </Options>
  );
};
