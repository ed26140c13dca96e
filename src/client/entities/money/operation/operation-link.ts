import type { Transaction } from '#contract/schemas/transaction.ts';
import { texts as words } from './texts';

interface OperationLink {
  readonly to: string;
  readonly text: string;
}

/** A link to what an operation belongs to; null if that has no page of its own. */
export const operationLink = ({ type, squad, details, giftAmount }: Transaction): OperationLink | null => {
  if (squad !== null) return { to: `/${squad.gameId}/squads/${squad.id}`, text: words.openSquad };
  if (details.articleId !== undefined) return { to: `/blog/${details.articleId}`, text: words.openArticle };
  if (details.depositId !== undefined) return { to: `/balance/deposits/${details.depositId}`, text: words.openDeposit };
  if (details.reserveId !== undefined) return { to: '/balance/reserves', text: words.openReserves };
  if (details.certificateId !== undefined || type === 'PURCHASE_GIFT_CERTIFICATE' || giftAmount > 0)
    return { to: '/balance/gifts', text: words.openGifts };
  return null;
};
