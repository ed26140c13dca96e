import type { Transaction } from '../../../../../contract/schemas/transaction';
import { useAdminUserMoneyInfiniteQuery } from '../../../../entities/admin/admin-users-api';
import { formatMoney } from '../../../../entities/money/money';
import { DateText } from '../../../../kit/display/date-and-countdown';
import { otherMoney } from '../../../../entities/money/operation/operation-parts';
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
