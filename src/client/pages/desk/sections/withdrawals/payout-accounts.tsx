import { usePayoutAccountsQuery } from '#client/entities/desk/payouts-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Quiet } from '../../kit/quiet';
import { useMay } from '../../kit/use-may';
import { payoutTexts } from './payout-texts';

/** What is left with each provider of payouts. */
export const PayoutAccounts = () => {
  const may = useMay();
  const { data } = usePayoutAccountsQuery(undefined, { skip: !may('VIEW_TRANSACTIONS_LIST') });
  if (data === undefined || data.items.length === 0) return null;
  const told = data.items.map(({ provider, balance }) =>
    balance === null
      ? payoutTexts.accountSilent(payoutTexts.providers[provider])
      : payoutTexts.account(payoutTexts.providers[provider], formatMoney(balance)),
  );
  return <Quiet>{[data.automatic ? payoutTexts.automatic : payoutTexts.byHand, ...told].join('. ')}</Quiet>;
};
