import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Me } from '../../../../contract/schemas/me';
import type { SquadView } from '../../../../contract/squads/squad-view';
import { whyNot } from '../../../../domain/squad/why-not';
import { refusalText } from '../../../ui/squad/refusal-text';
import type { SquadDialog } from './squad-dialog';
import type { SquadScene } from './squad-scene';
import { useSquadActor } from './use-squad-actor';

export const useScene = (view: SquadView, me: Me, open: (dialog: SquadDialog) => void): SquadScene => {
  const actor = useSquadActor(view);
  const state = useSelector(actor, (snapshot) => snapshot);
  return useMemo(
    () => ({
      view,
      me,
      state,
      open,
      whyNot: (event) => {
        const code = whyNot(state, event);
        return code === null ? null : refusalText(code);
      },
    }),
    [view, me, state, open],
  );
};
