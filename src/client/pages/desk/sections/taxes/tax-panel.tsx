import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useTaxesOfQuery } from '#client/entities/desk/taxes-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { useMay } from '../../kit/use-may';
import { TaxDialog } from './tax-dialog';
import { texts } from './texts';

type Taxes = CallResponse<'GET /v1/admin/taxes/{id}'>;

const checkText = ({ answer, failure }: NonNullable<Taxes['check']>): string =>
  failure === null ? texts.answers[answer] : `${texts.answers[answer]}: ${texts.failures[failure]}`;

const Facts = ({ taxes: { profile, check, income } }: { readonly taxes: Taxes }) => (
  <dl>
    <SumLine label={texts.status} value={profile?.status ? texts.statuses[profile.status] : texts.notTold} />
    {profile !== null && (
      <>
        <SumLine label={texts.inn} value={profile.inn} />
        <SumLine label={texts.legalName} value={profile.name} />
        <SumLine label={texts.phone} value={profile.phone} />
      </>
    )}
    {check !== null && <SumLine label={texts.check} value={checkText(check)} />}
    {income !== null && (
      <SumLine
        label={texts.income(income.year)}
        value={texts.incomeOf(formatMoney(income.earned), formatMoney(income.limit))}
      />
    )}
  </dl>
);

const Content = ({ taxes }: { readonly taxes: Taxes }) => {
  const may = useMay();
  const { hold, income, sameInn } = taxes;
  return (
    <>
      {hold !== null && (
        <p>
          {texts.holds[hold.reason]}.{' '}
          {may('VIEW_TRANSACTION') && (
            <TextLink to={deskPage('withdrawals', hold.withdrawalId)}>{texts.toWithdrawal}</TextLink>
          )}
        </p>
      )}
      {income !== null && income.standing !== 'FINE' && <p>{texts.standings[income.standing]}</p>}
      {sameInn.length > 0 && (
        <p>
          {texts.sameInn}{' '}
          {sameInn.map(({ id, username }, place) => (
            <span key={id}>
              {place > 0 && ', '}
              <TextLink to={deskPage('users', id)}>{username}</TextLink>
            </span>
          ))}
        </p>
      )}
      <Facts taxes={taxes} />
    </>
  );
};

/** How the person pays taxes, what the tax service said, and what keeps their payouts; corrected from here. */
export const TaxPanel = ({
  person: { id, username },
}: {
  readonly person: { readonly id: string; readonly username: string };
}) => {
  const [open, setOpen] = useState(false);
  return (
    <Panel>
      <PanelTitle>{texts.panel}</PanelTitle>
      <Loaded query={useTaxesOfQuery({ params: { id } })} skeleton={<Skeleton $height={120} />}>
        {(taxes) => <Content taxes={taxes} />}
      </Loaded>
      <Row $gap={8}>
        <Button size="sm" onClick={() => setOpen(true)}>
          {texts.correct}
        </Button>
        <ButtonLink size="sm" to={`${deskPage('npd-receipts')}?search=${encodeURIComponent(username)}`}>
          {texts.toReceipts}
        </ButtonLink>
      </Row>
      {open && <TaxDialog mate={{ id, username }} onClose={() => setOpen(false)} />}
    </Panel>
  );
};
