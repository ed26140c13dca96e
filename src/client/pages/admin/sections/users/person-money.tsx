import type { Transaction } from '#contract/schemas/transaction.ts';
import { useAdminUserMoneyInfiniteQuery } from '#client/entities/admin/admin-users-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { otherMoney } from '#client/entities/money/operation/operation-parts.ts';
import { Line, Lines } from './person-lines';
import { personOperation } from './person-operation';
import { texts } from './texts';

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
    answer={useAdminUserMoneyInfiniteQuery(id)}
    empty={texts.noMoney}
    line={(row) => <MoneyLine key={row.id} row={row} />}
  />
);
