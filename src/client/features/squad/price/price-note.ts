import type { SquadView } from '../../../../contract/squads/squad-view';
import { texts } from './texts';

/** Where the money is, in a sentence. */
export const priceNote = (view: SquadView, own: number | null): string => {
  if (view.myIncome !== null) return view.settledAt === null ? texts.earned : texts.earnedSettled;
  if (own === null) return texts.ownerPays;
  if (view.settledAt !== null) return texts.settled;
  return view.status === 'PENDING' ? texts.estimate : texts.held;
};
