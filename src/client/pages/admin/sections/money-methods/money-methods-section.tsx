import { useState } from 'react';
import styled from 'styled-components';
import type { PaymentMethod } from '#domain/money/deposit.ts';
import { paymentName } from '#domain/money/payment-texts.ts';
import type { WithdrawalMethod } from '#domain/money/withdrawal.ts';
import { failureOf } from '#client/api/api-error.ts';
import {
  useMoneyMethodsQuery,
  useOrderDepositsMutation,
  useOrderWithdrawalsMutation,
  useTurnDepositsMutation,
  useTurnWithdrawalsMutation,
} from '#client/entities/admin/admin-methods-api.ts';
import { ErrorState } from '#client/kit/feedback/error-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { below } from '#client/kit/theme/theme.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { SubjectHistory, useSeen } from '../../kit/drawer/subject-history';
import { providerNames } from '../common/deposit-names';
import { texts as withdrawalTexts } from '../withdrawals/texts';
import { MethodList, type MethodRow } from './method-list';
import { texts } from './texts';

const Page = styled(Stack)`
  max-width: 960px;
  padding: 24px;
  ${below('md')} {
    padding: 16px 12px;
  }
`;

const GroupTitle = styled.h2`
  margin-top: 12px;
  font-size: 17px;
`;

interface Direction<M extends string> {
  readonly subject: 'money-method:deposits' | 'money-method:withdrawals';
  readonly title: string;
  readonly rows: readonly (Omit<MethodRow, 'method'> & { readonly method: M })[];
  readonly turn: (method: M, body: { enabled: boolean; reason: string; seen: number }) => Promise<unknown>;
  readonly arrange: (body: { order: M[]; seen: number }) => Promise<unknown>;
}

const Methods = <M extends string>({ subject, title, rows, turn, arrange }: Direction<M>) => {
  const [turning, setTurning] = useState<M | null>(null);
  const seen = useSeen(subject, true);
  const toast = useToast();
  const row = rows.find(({ method }) => method === turning);
  const known = (order: readonly string[]): M[] =>
    order.flatMap((name) => rows.find(({ method }) => method === name)?.method ?? []);
  const order = async (wanted: readonly string[]) => {
    try {
      await arrange({ order: known(wanted), seen: seen ?? 0 });
    } catch (error) {
      toast.danger(failureOf(error).message);
    }
  };
  return (
    <section aria-label={title}>
      <GroupTitle>{title}</GroupTitle>
      <MethodList
        label={title}
        rows={rows}
        onTurn={({ method }) => setTurning(known([method])[0] ?? null)}
        onOrder={(wanted) => void order(wanted)}
      />
      <SubjectHistory subject={subject} />
      {row !== undefined && (
        <ReasonDialog
          title={row.enabled ? texts.offTitle(row.name) : texts.onTitle(row.name)}
          confirmLabel={row.enabled ? texts.offDo : texts.onDo}
          toPerson={false}
          dangerous={row.enabled || row.warning !== null}
          consequence={
            !row.enabled &&
            row.warning !== null && (
              <Quiet>
                {texts.warned} {row.warning}
              </Quiet>
            )
          }
          onClose={() => setTurning(null)}
          onConfirm={async (reason) => {
            await turn(row.method, { enabled: !row.enabled, reason, seen: seen ?? 0 });
            toast.success(texts.turned);
          }}
        />
      )}
    </section>
  );
};

/** «Деньги → способы оплаты»: which ways to pay and to withdraw people see, and in which order. */
export const MoneyMethodsSection = () => {
  const { data, error, refetch } = useMoneyMethodsQuery();
  const [turnDeposits] = useTurnDepositsMutation();
  const [turnWithdrawals] = useTurnWithdrawalsMutation();
  const [orderDeposits] = useOrderDepositsMutation();
  const [orderWithdrawals] = useOrderWithdrawalsMutation();
  return (
    <Page $gap={16}>
      <PageTitle>{texts.title}</PageTitle>
      <Quiet>{texts.lead}</Quiet>
      {data === undefined &&
        (error === undefined ? (
          <Stack $gap={12} role="status" aria-busy>
            {[1, 2, 3, 4, 5].map((one) => (
              <Skeleton key={one} $height={56} $radius="12px" />
            ))}
          </Stack>
        ) : (
          <ErrorState text={failureOf(error).message} onRetry={refetch} />
        ))}
      {data !== undefined && (
        <>
          <Methods<PaymentMethod>
            subject="money-method:deposits"
            title={texts.deposits}
            rows={data.deposits.map(({ providers, ...row }) => ({
              ...row,
              name: paymentName(row.method),
              servedBy: providers.map((provider) => providerNames[provider]).join(', '),
            }))}
            turn={(method, body) => turnDeposits({ params: { method }, body }).unwrap()}
            arrange={(body) => orderDeposits({ body }).unwrap()}
          />
          <Methods<WithdrawalMethod>
            subject="money-method:withdrawals"
            title={texts.withdrawals}
            rows={data.withdrawals.map((row) => ({
              ...row,
              name: withdrawalTexts.methods[row.method],
              servedBy: null,
            }))}
            turn={(method, body) => turnWithdrawals({ params: { method }, body }).unwrap()}
            arrange={(body) => orderWithdrawals({ body }).unwrap()}
          />
        </>
      )}
    </Page>
  );
};
