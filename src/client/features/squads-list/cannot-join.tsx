import { Inbox, Swords } from 'lucide-react';
import type { Me } from '../../../contract/schemas/me';
import { ButtonLink } from '../../ui/controls/button-link';
import { Notice } from '../../ui/feedback/notice';
import { useGameLink } from '../../ui/routing/use-game-link';
import { texts } from './texts';

/** Why this person can join none of the squads, and the way to what he has instead. */
export const CannotJoin = ({ me }: { readonly me: Me }) => {
  const link = useGameLink();
  if (me.squadMember !== null) {
    const { gameId, squadId } = me.squadMember;
    return (
      <Notice
        icon={<Swords aria-hidden />}
        text={texts.hasSquad}
        action={
          <ButtonLink to={`/${gameId}/squads/${squadId}`} size="sm">
            {texts.toSquad}
          </ButtonLink>
        }
      />
    );
  }
  if (me.mateAccess === null) return null;
  return (
    <Notice
      icon={<Inbox aria-hidden />}
      text={texts.mate}
      action={
        <ButtonLink to={link('/{gameId}/orders')} size="sm">
          {texts.invitations}
        </ButtonLink>
      }
    />
  );
};
