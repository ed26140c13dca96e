import type { Transaction } from '#contract/schemas/transaction.ts';
import { texts as words } from './texts';
import { squadPath } from '#contract/routes/game-pages.ts';
import { moneyPath } from '#contract/routes/money-pages.ts';
import { articlePath } from '#contract/routes/product-pages.ts';

interface OperationLink {
  readonly to: string;
  readonly text: string;
}

/** A link to what an operation belongs to; null if that has no page of its own. */
export const operationLink = ({ type, squad, details, giftAmount }: Transaction): OperationLink | null => {
  if (squad !== null) return { to: squadPath({ gameId: squad.gameId, squadId: squad.id }), text: words.openSquad };
  if (details.articleId !== undefined) return { to: articlePath(details.articleId), text: words.openArticle };
  if (details.depositId !== undefined) return { to: moneyPath('deposits', details.depositId), text: words.openDeposit };
  if (details.reserveId !== undefined) return { to: moneyPath('reserves'), text: words.openReserves };
  if (details.certificateId !== undefined || type === 'PURCHASE_GIFT_CERTIFICATE' || giftAmount > 0)
    return { to: moneyPath('gifts'), text: words.openGifts };
  return null;
};
