import type { AnswerOf } from '../../../api/call';
import type { Me } from '../../../../contract/schemas/me';
import type { Draft } from '../draft/draft';
import { friendsOf } from '../draft/friends-of';
import { texts } from '../texts';

type Quote = AnswerOf<'POST /v1/squads/calculate'>;

/** What falls to the creator besides the total, when that differs: his share, or a mate's income after his percent. Rubles. */
export const ownPart = ({ lines, shares, total }: Quote, draft: Draft, me: Me | null): { readonly label: string; readonly amount: number } | null => {
  if (me?.mateAccess != null) {
    const gross = lines.find(({ mateId }) => mateId === me.id)?.amount ?? 0;
    return { label: texts.ownIncome, amount: Math.floor(gross * me.mateAccess.percent) / 100 };
  }
  const own = shares[0]?.amount ?? total;
  return draft.payMode === 'SPLIT' && friendsOf(draft) > 0 ? { label: texts.ownShare, amount: own } : null;
};
