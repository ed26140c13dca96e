import type { Transaction } from '../../../../contract/schemas/transaction';
import { formatDuration } from '../../../../domain/text/format-duration';
import { paymentName } from '../../../ui/data/payment-names';
import { withdrawalWords } from '../../../ui/data/withdrawal-words';
import { words } from './words';

export interface OperationWords {
  readonly title: string;
  readonly subtitle: string | null;
}

const squadNumber = ({ squadId }: Transaction): string => (squadId === null ? '' : words.squad(squadId));

const played = ({ squad }: Transaction): string | null => {
  if (squad === null) return null;
  const what = [squad.category, formatDuration(squad.minutes)].filter((part) => part !== '').join(', ');
  return [what, squad.mates.join(', ')].filter((part) => part !== '').join(' · ');
};

const playedFor = (line: Transaction): string | null =>
  [played(line), line.details.username === undefined ? null : words.friendShare(line.details.username)].filter((part) => part !== null).join(' · ') || null;

const withdrawalOf = ({ withdrawal, reversal }: Transaction): OperationWords => {
  if (reversal || withdrawal === null) return { title: words.withdrawalBack, subtitle: null };
  return { title: withdrawalWords.outTo[withdrawal.method], subtitle: withdrawalWords.requisites(withdrawal) };
};

const correctionOf = ({ bonusReason, details }: Transaction): OperationWords => {
  if (bonusReason === null) return { title: words.correction, subtitle: details.comment ?? null };
  return { title: words.bonus[bonusReason], subtitle: bonusReason === 'REFERRAL_PROGRAMM' ? words.referral : (details.comment ?? null) };
};

const articleTitle = ({ details }: Transaction): string => (details.articleTitle === undefined ? words.article : words.articleNamed(details.articleTitle));

const goal = ({ details: { username, goalTitle } }: Transaction): string | null => {
  const parts = [username, goalTitle === undefined ? undefined : words.goal(goalTitle)].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(' ');
};

const byType: Readonly<Record<Transaction['type'], (line: Transaction) => OperationWords>> = {
  PURCHASE: (line) =>
    line.details.courseId === undefined
      ? { title: (line.reversal ? words.squadRefund : words.squadPaid)(squadNumber(line)), subtitle: playedFor(line) }
      : { title: line.reversal ? words.courseRefund : words.course, subtitle: line.details.courseTitle ?? null },
  SELL: (line) => ({ title: words.income(squadNumber(line)), subtitle: played(line) }),
  DISPUTE: (line) => ({ title: words.dispute, subtitle: squadNumber(line) || null }),
  DEPOSIT: ({ details }) => ({ title: words.deposit, subtitle: details.method === undefined ? null : paymentName(details.method) }),
  WITHDRAWAL: withdrawalOf,
  CORRECTION: correctionOf,
  SELL_BLOG_ARTICLE: (line) => ({ title: articleTitle(line), subtitle: words.articleSold }),
  PURCHASE_BLOG_ARTICLE: (line) => ({ title: articleTitle(line), subtitle: line.details.username === undefined ? null : words.author(line.details.username) }),
  PURCHASE_GIFT_CERTIFICATE: () => ({ title: words.certificate, subtitle: null }),
  PURCHASE_TIPS: (line) => ({ title: words.tips, subtitle: goal(line) }),
  SELL_TIPS: (line) => ({ title: words.tipsFor, subtitle: goal(line) }),
  BALANCE_RESERVE: (line) => ({ title: line.reversal ? words.reserveBack : words.reserve, subtitle: line.details.username ?? null }),
  BALANCE_UNRESERVE: (line) => ({ title: words.unreserve, subtitle: line.details.username ?? null }),
};

/** What happened, in the person's words. */
export const operationWords = (line: Transaction): OperationWords => byType[line.type](line);
