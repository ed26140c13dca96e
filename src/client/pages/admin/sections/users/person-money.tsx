import { squadNumber } from '../../../../../domain/text/format';
import { useAdminUserMoneyInfiniteQuery } from '../../../../entities/admin/admin-users-api';
import { formatMoney } from '../../../../entities/money/money';
import { DateText } from '../../../../kit/display/date-and-countdown';
import { sumParts } from '../common/sum-parts';
import { Line, Lines } from './person-lines';
import { texts } from './texts';

/** A person's operations, newest first. */
export const PersonMoney = ({ id }: { readonly id: string }) => (
  <Lines
    answer={useAdminUserMoneyInfiniteQuery(id)}
    empty={texts.noMoney}
    line={(row) => (
      <Line key={row.id}>
        <span>
          {texts.operations[row.type]}
          <small>
            {row.squad !== null && `${squadNumber(row.squad.id)} `}
            {row.details.comment ?? row.details.username ?? row.details.method ?? ''}
          </small>
        </span>
        <span>
          {formatMoney(row.amount, true)}
          <small>{sumParts(row)}</small>
          <small>
            <DateText value={row.createdAt} />
          </small>
        </span>
      </Line>
    )}
  />
);
