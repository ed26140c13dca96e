import type { Transaction } from '#contract/schemas/transaction.ts';
import { operationText } from '#domain/money/operation-text.ts';
import { texts } from './texts';

/** Title and subtitle of a person's operation as an operator reads it: the person's own history says «твою», «тебе». */
export const personOperation = (line: Transaction): ReturnType<typeof operationText> => {
  const own = operationText(line);
  if (line.type === 'SELL_TIPS') return { ...own, title: texts.tips };
  if (line.type === 'SELL_BLOG_ARTICLE' && !line.reversal) return { ...own, subtitle: texts.articleSold };
  return own;
};
