import { useDeskWithdrawalTotalsQuery } from '#client/entities/desk/withdrawals-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import type { RowGroups } from '../../kit/list/row-groups';
import { isOpenWithdrawal, type WithdrawalLine } from './withdrawal';
import { texts } from './texts';

const nameOf = (group: string) =>
  group === 'WAITING_FOR_CONFIRMATION' ? 'waiting' : group === 'CONFIRMED' ? 'confirmed' : 'over';

/** The number of requests in a group and their sum, shown while the whole queue is counted. */
const Heading = ({ group }: { readonly group: string }) => {
  const { data } = useDeskWithdrawalTotalsQuery();
  const name = nameOf(group);
  const part = name === 'over' ? undefined : data?.[name];
  return (
    <>
      <strong>{texts.groups[name]}</strong>
      {part !== undefined && <> {texts.groupTold(part.count, formatMoney(part.sum))}</>}
    </>
  );
};

/** To be confirmed, to be paid, done. */
export const withdrawalGroups: RowGroups<WithdrawalLine> = {
  of: (row) => (isOpenWithdrawal(row) ? row.status : 'OVER'),
  name: (group) => texts.groups[nameOf(group)],
  heading: (group) => <Heading group={group} />,
  unless: ['from', 'to'],
};
