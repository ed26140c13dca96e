import type { Transaction } from '#contract/schemas/transaction.ts';
import { useDeskUserMoneyInfiniteQuery } from '#client/entities/desk/user-tabs-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { otherMoney } from '#client/entities/money/operation/operation-parts.ts';
import { Line, Lines } from './person-lines';
import { texts } from './texts';
import { operationText } from '#domain/money/operation-text.ts';

/** Title and subtitle of a person's operation as an operator reads it: the person's own history says «твою», «тебе». */
export const personOperation = (line: Transaction): ReturnType<typeof operationText> => {
  const own = operationText(line);
  if (line.type === 'SELL_TIPS') return { ...own, title: texts.tips };
  if (line.type === 'SELL_BLOG_ARTICLE' && !line.reversal) return { ...own, subtitle: texts.articleSold };
  return own;
};

const MoneyLine = ({ row }: { readonly row: Transaction }) => {
  const { title, subtitle } = personOperation(row);
  return (
    <Line>
      <span>
        {title}
        <small>{subtitle}</small>
      </span>
      <span>
        {formatMoney(row.amount, true)}
        <small>{otherMoney(row).join(', ')}</small>
        <small>
          <DateText value={row.createdAt} />
        </small>
      </span>
    </Line>
  );
};

/** A person's operations, newest first. */
export const PersonMoney = ({ id }: { readonly id: string }) => (
  <Lines
    answer={useDeskUserMoneyInfiniteQuery(id)}
    empty={texts.noMoney}
    line={(row) => <MoneyLine key={row.id} row={row} />}
  />
);
