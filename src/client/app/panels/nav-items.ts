import type { Me } from '../../../contract/schemas/me';
import { texts } from '../shell/texts';

interface NavItem {
  readonly label: string;
  readonly to: string;
}

const squadItems = (me: Me | null): readonly NavItem[] => {
  if (me?.squadMember) {
    const { gameId, squadId } = me.squadMember;
    return [{ label: me.mateAccess === null ? texts.currentGame : texts.currentOrder, to: `/${gameId}/squads/${squadId}` }];
  }
  const create = { label: texts.createSquad, to: '/{gameId}/squads/create' };
  return me?.mateAccess ? [create] : [create, { label: texts.join, to: '/{gameId}/squads?from=headerLink' }];
};

/** The header's navigation as a plain list. */
export const navItems = (me: Me | null): readonly NavItem[] => [
  ...squadItems(me),
  me?.mateAccess ? { label: texts.invitations, to: '/{gameId}/orders' } : { label: texts.chooseMate, to: '/{gameId}/team' },
  { label: texts.tournament, to: '/blog/material-257' },
  { label: texts.blog, to: '/blog' },
  { label: texts.how, to: '/{gameId}/how-it-works' },
];
