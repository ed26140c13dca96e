import type { ReactElement } from 'react';
import { memberOf } from '#domain/squad/selectors/members.ts';
import { ShareMenu } from '#client/entities/referral/share-menu.tsx';
import { referralParams } from '#contract/people/referral-params.ts';
import { useSquad } from '../page-state/squad-page-state';
import { squadPath, squadsPath } from '#contract/routes/game-pages.ts';

/** Only its members can open a squad's page; a visible squad is in the public list, which guests can read too. */
const sharedPath = ({ gameId, visible }: { readonly gameId: string; readonly visible: boolean }, id: number): string =>
  visible ? `${squadsPath({ gameId })}?${referralParams.squad}=${id}` : squadPath({ gameId, squadId: id });

/** Only members of a squad refer people by it. */
export const SquadShare = ({ trigger }: { readonly trigger: ReactElement }) => {
  const { view, squad, me } = useSquad();
  return <ShareMenu trigger={trigger} path={sharedPath(squad, view.id)} counted={memberOf(squad, me.id) !== null} />;
};
