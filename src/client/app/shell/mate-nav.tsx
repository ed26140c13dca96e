import type { Me } from '../../../contract/schemas/me';
import { useNewOrdersCountQuery } from '../../api/mates-api';
import { CountBadge } from '../../ui/data/count-badge';
import { useGameLink } from '../../ui/routing/use-game-link';
import { CurrentSquadLink } from './current-squad-link';
import { NavItem } from './nav-look';
import { texts } from './texts';

/** A mate's own items: his order or a new squad, and the invitations that wait for him. */
export const MateNav = ({ me }: { readonly me: Me }) => {
  const link = useGameLink();
  const { data: count = 0 } = useNewOrdersCountQuery(undefined, { selectFromResult: ({ data }) => ({ data: data?.count }) });
  return (
    <>
      {me.squadMember ? (
        <CurrentSquadLink member={me.squadMember} label={texts.currentOrder} />
      ) : (
        <NavItem to={link('/{gameId}/squads/create')}>{texts.createSquad}</NavItem>
      )}
      <NavItem to={link('/{gameId}/orders')}>
        {texts.invitations}
        <CountBadge count={count} label={texts.newInvitations(count)} />
      </NavItem>
    </>
  );
};
