import type { VisibleSquad } from '../../../contract/squads/squad-lists';
import type { Me } from '../../../contract/schemas/me';
import { squadErrors } from '../../../contract/errors/texts/squads';
import type { SquadErrorCode } from '../../../domain/squad/squad-error-code';

/** What a squad of the list is to the one who looks: to sign in for, his own, one he may join, or not, and why. */
export type Standing =
  | { readonly kind: 'guest' }
  | { readonly kind: 'own' }
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly code: SquadErrorCode; readonly text: string };

const refused = (code: keyof typeof squadErrors): Standing => ({ kind: 'refused', code, text: squadErrors[code].message });

/** Asks in the order of the server's rules, so that nobody hears another reason than the server's. */
export const standing = (me: Pick<Me, 'hasSquad' | 'mateAccess' | 'squadMember'> | null, squad: Pick<VisibleSquad, 'id' | 'taken' | 'slots'>): Standing => {
  if (me === null) return { kind: 'guest' };
  if (me.squadMember?.squadId === squad.id) return { kind: 'own' };
  if (squad.taken >= squad.slots) return refused('SQUADS_FULL');
  if (me.mateAccess !== null) return refused('SQUADS_INVALID_MEMBERS');
  return me.hasSquad ? refused('SQUADS_HAS_SQUAD') : { kind: 'open' };
};
