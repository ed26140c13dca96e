import type { Me } from '../../../contract/schemas/me';
import { squadErrors } from '../../../contract/errors/texts/squads';

/** Why this mate cannot accept any invitation now, in the words of the refusal he would get; null when he can. */
export const whyNotAccept = ({ hasSquad, mateAccess }: Pick<Me, 'hasSquad' | 'mateAccess'>): string | null => {
  if (hasSquad) return squadErrors.SQUADS_HAS_SQUAD.message;
  return mateAccess?.active === true ? null : squadErrors.SQUADS_MATE_NOT_ACTIVE.message;
};
