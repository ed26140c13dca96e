import type { SquadView } from '../../../../contract/squads/squad-view';
import { texts } from './texts';

/** Where the money is, in a sentence. */
export const priceNote = (view: SquadView, own: number | null, userId: string): string => {
  if (view.myIncome !== null) return view.settledAt === null ? texts.earned : texts.earnedSettled;
  const isMember = view.members.some(({ id }) => id === userId);
  if (own === null && isMember) return texts.ownerPays;
  if (view.settledAt !== null) return texts.settled;
  return view.status === 'PENDING' ? texts.estimate : isMember ? texts.held : texts.heldOfAll;
};
