import type { ReactElement } from 'react';
import { memberOf } from '../../../../domain/squad/questions/members';
import { ShareMenu } from '../../../entities/referral/share-menu';
import { useSquad } from '../scene/squad-scene';

/** Only who is in a squad brings somebody by it. */
export const SquadShare = ({ trigger }: { readonly trigger: ReactElement }) => {
  const { view, squad, me } = useSquad();
  return (
    <ShareMenu
      trigger={trigger}
      path={`/${squad.gameId}/squads/${view.id}`}
      counted={memberOf(squad, me.id) !== null}
    />
  );
};
