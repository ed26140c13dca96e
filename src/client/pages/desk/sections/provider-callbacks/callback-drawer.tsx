import { type CallbackVerdict, unmatchedVerdicts } from '#domain/money/callback-verdict.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskCallbackQuery } from '#client/entities/desk/deposits-api.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { Link } from '#client/kit/routing/link.tsx';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, SumLine } from '../../kit/drawer/panel';
import { Quiet } from '../../kit/quiet';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { providerNames } from '#domain/desk/money-names.ts';
import { RawCallback } from '../common/raw-callback';
import { SecondOperator } from '../common/second-operator';
import { VerdictBadge } from '../common/verdict-badge';
import { DecideCallback } from './decide-callback';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

type Callback = CallResponse<'GET /v1/admin/provider-callbacks/{id}'>;

const uuidText = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const whyOf = (verdict: CallbackVerdict | null): string | undefined => {
  const known = unmatchedVerdicts.find((one) => one === verdict);
  return verdict === null ? texts.why.NONE : known && texts.why[known];
};

const Content = ({ callback }: { readonly callback: Callback }) => {
  const { verdict, depositId, resolvedAt } = callback;
  const why = whyOf(verdict);
  return (
    <>
      <Row $justify="space-between">
        <VerdictBadge callback={callback} />
        <DateText value={callback.receivedAt} />
      </Row>
      {why !== undefined && resolvedAt === null && <Quiet>{why}.</Quiet>}
      <Panel>
        <dl>
          <SumLine label={texts.provider} value={providerNames[callback.provider]} />
          <SumLine label={texts.from} value={callback.address} />
          {depositId !== null && (
            <SumLine
              label={texts.deposit}
              value={
                uuidText.test(depositId) && verdict !== 'UNKNOWN_DEPOSIT' ? (
                  <Link to={deskPage('deposits', depositId)}>{depositId}</Link>
                ) : (
                  depositId
                )
              }
            />
          )}
          {resolvedAt !== null && <SumLine label={texts.resolved} value={<DateText value={resolvedAt} />} />}
        </dl>
      </Panel>
      <SecondOperator askedBy={callback.askedBy} />
      <RawCallback raw={callback} />
      <SubjectHistory subject={`callback:${callback.id}`} />
    </>
  );
};

/** One callback as received; an unmatched one is tied to a deposit or set aside. */
export const CallbackDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskCallbackQuery({ params: { id } });
  return (
    <Drawer
      title={texts.drawer}
      subject={`callback:${id}`}
      query={query}
      footer={(callback) => <DecideCallback callback={callback} />}
    >
      {(callback) => <Content callback={callback} />}
    </Drawer>
  );
};
