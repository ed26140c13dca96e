import { useState } from 'react';
import type { PaymentMethod } from '#domain/money/deposit.ts';
import { paymentName } from '#domain/money/payment-texts.ts';
import type { WithdrawalMethod } from '#domain/money/withdrawal.ts';
import { Loaded } from '#client/api/loaded.tsx';
import {
  useMoneyMethodsQuery,
  useOrderDepositsMutation,
  useOrderWithdrawalsMutation,
  useTurnDepositsMutation,
  useTurnWithdrawalsMutation,
} from '#client/entities/desk/money-methods-api.ts';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { ActDialog } from '../../kit/acts/act-dialog';
import { ActFailure } from '../../kit/acts/act-failure';
import { type Mutation, useAct } from '../../kit/acts/use-act';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { providerNames } from '#domain/desk/money-names.ts';
import { texts as withdrawalTexts } from '../withdrawals/texts';
import { MethodList, type MethodRow } from './method-list';
import { texts } from './texts';
import { GroupTitle, LineSkeletons, SectionPage } from '../../kit/section-page';

interface TurnBody {
  readonly enabled: boolean;
  readonly reason: string;
  readonly seen: number;
}

interface Direction<M extends string> {
  readonly subject: 'money-method:deposits' | 'money-method:withdrawals';
  readonly title: string;
  readonly rows: readonly (Omit<MethodRow, 'method'> & { readonly method: M })[];
  readonly turn: Mutation<{ params: { method: M }; body: TurnBody }, unknown>;
  readonly arrange: Mutation<{ body: { order: M[]; seen: number } }, unknown>;
}

const Methods = <M extends string>({ subject, title, rows, ...calls }: Direction<M>) => {
  const [turning, setTurning] = useState<M | null>(null);
  const turn = useAct(calls.turn, { title, subject, done: texts.turned });
  const arrange = useAct(calls.arrange, { title, subject });
  const row = rows.find(({ method }) => method === turning);
  const known = (order: readonly string[]): M[] =>
    order.flatMap((name) => rows.find(({ method }) => method === name)?.method ?? []);
  return (
    <section aria-label={title}>
      <GroupTitle>{title}</GroupTitle>
      <ActFailure failure={arrange.failure} />
      <MethodList
        label={title}
        rows={rows}
        onTurn={({ method }) => {
          setTurning(known([method])[0] ?? null);
          turn.ask();
        }}
        onOrder={(wanted) => void arrange.run((seen) => ({ body: { order: known(wanted), seen } }))}
      />
      <SubjectHistory subject={subject} />
      {row !== undefined && (
        <ActDialog
          act={turn}
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
          argsOf={(said) => ({ params: { method: row.method }, body: { enabled: !row.enabled, ...said } })}
        />
      )}
    </section>
  );
};

/** «Деньги → способы оплаты»: which ways to pay and to withdraw people see, and in which order. */
export const MoneyMethodsSection = () => {
  const query = useMoneyMethodsQuery();
  const turnDeposits = useTurnDepositsMutation();
  const turnWithdrawals = useTurnWithdrawalsMutation();
  const orderDeposits = useOrderDepositsMutation();
  const orderWithdrawals = useOrderWithdrawalsMutation();
  return (
    <SectionPage $width={960} $gap={16}>
      <PageTitle>{texts.title}</PageTitle>
      <Quiet>{texts.lead}</Quiet>
      <Loaded query={query} skeleton={<LineSkeletons count={5} height={56} />}>
        {({ deposits, withdrawals }) => (
          <>
            <Methods<PaymentMethod>
              subject="money-method:deposits"
              title={texts.deposits}
              rows={deposits.map(({ providers, ...row }) => ({
                ...row,
                name: paymentName(row.method),
                servedBy: providers.map((provider) => providerNames[provider]).join(', '),
              }))}
              turn={turnDeposits}
              arrange={orderDeposits}
            />
            <Methods<WithdrawalMethod>
              subject="money-method:withdrawals"
              title={texts.withdrawals}
              rows={withdrawals.map((row) => ({ ...row, name: withdrawalTexts.methods[row.method], servedBy: null }))}
              turn={turnWithdrawals}
              arrange={orderWithdrawals}
            />
          </>
        )}
      </Loaded>
    </SectionPage>
  );
};
