import type { DepositPaymentProvider } from '#domain/money/deposit.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskDepositsInfiniteQuery } from '#client/entities/desk/deposits-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { LookUpField, useLookUp } from '../../kit/acts/look-up-field';
import { PersonCell } from '../../kit/person-cell';
import { depositStatusNames } from '#domain/desk/money-names.ts';
import { texts } from './deposit-texts';

export type DepositLine = CallResponse<'GET /v1/admin/deposits'>['items'][number];

const shown = 5;

const Shown = ({ deposit }: { readonly deposit: DepositLine }) => (
  <PersonCell
    person={deposit.person}
    hint={
      <>
        {deposit.amount === null ? texts.sumUnknown : formatMoney(deposit.amount)}, {depositStatusNames[deposit.status]}
        , <DateText value={deposit.createdAt} />
      </>
    }
  />
);

/** A deposit of one provider, by its number or its owner's name. */
export const DepositField = ({
  provider,
  deposit,
  onChoose,
}: {
  readonly provider: DepositPaymentProvider;
  readonly deposit: DepositLine | null;
  readonly onChoose: (deposit: DepositLine | null) => void;
}) => {
  const lookUp = useLookUp();
  const query = useDeskDepositsInfiniteQuery(
    { search: lookUp.debounced, provider: [provider] },
    { skip: deposit !== null || !lookUp.isEnough },
  );
  return (
    <LookUpField<DepositLine>
      label={texts.deposit}
      hint={texts.depositHint}
      nothing={texts.noDeposit}
      other={texts.otherDeposit}
      lookUp={lookUp}
      query={query}
      chosen={deposit}
      found={(query.currentData?.pages[0]?.items ?? []).slice(0, shown)}
      show={(one) => <Shown deposit={one} />}
      onChoose={onChoose}
    />
  );
};
