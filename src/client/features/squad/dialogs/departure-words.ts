import { refundWords } from '../cancellation/refund-words';
import type { SquadScene } from '../scene/squad-scene';
import { paidWords } from './paid-words';
import { texts } from './texts';

/** What leaving or disbanding does to the money now, to the kopeck, as the machine itself would do it. */
export const departureWords = ({ view, me }: SquadScene): string => {
  if (view.status === 'PENDING' || view.status === 'READY') return paidWords(view);
  const [now] = view.cancellation;
  const isMate = me.mateAccess !== null;
  return [
    now === undefined ? texts.nobodyPaid : texts.money(refundWords(view, now, me.id).join('; ')),
    ...(isMate ? [view.ownerId === me.id ? texts.mateOwnerStrike : texts.mateStrike] : []),
    ...(isMate && view.status === 'IN_A_GAME' ? [texts.playedPart] : []),
  ].join(' ');
};
