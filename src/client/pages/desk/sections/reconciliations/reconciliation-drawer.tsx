import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskReconciliationQuery } from '#client/entities/desk/reconciliations-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { Quiet } from '../../kit/quiet';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { registerDirectionNames, registerProviderNames } from '#domain/desk/money-names.ts';
import { type Act, DecideDifference } from './decide-difference';
import { DifferencePanel } from './difference-panel';
import { Period } from './period';
import { texts } from './texts';
import { TableFiles } from '../../kit/list/table-files';

type Reconciliation = CallResponse<'GET /v1/admin/reconciliations/{id}'>;

const Content = ({ one, onAct }: { readonly one: Reconciliation; readonly onAct: (act: Act) => void }) => (
  <>
    <Panel>
      <dl>
        <SumLine label={texts.provider} value={registerProviderNames[one.provider]} />
        <SumLine label={texts.direction} value={registerDirectionNames[one.direction]} />
        <SumLine label={texts.period} value={<Period of={one} />} />
        <SumLine label={texts.read} value={texts.lines(one.lines)} />
        <SumLine label={texts.matched} value={texts.lines(one.matched)} />
        <SumLine label={texts.ours[one.direction]} value={<Money value={one.ours} />} />
        <SumLine strong label={texts.theirs[one.direction]} value={formatMoney(one.theirs)} />
      </dl>
    </Panel>
    {one.differences === 0 ? (
      <EmptyState text={texts.nothing[one.direction]} />
    ) : (
      <Stack $gap={8}>
        <Row $justify="space-between">
          <PanelTitle>{texts.columns.result}</PanelTitle>
          <TableFiles variant="ghost" path={`/v1/admin/reconciliations/${one.id}/differences`} title={texts.csv} />
        </Row>
        {one.rows.length < one.differences && <Quiet>{texts.shown(one.rows.length, one.differences)}.</Quiet>}
        {one.rows.map((row) => (
          <DifferencePanel key={row.id} direction={one.direction} difference={row} onAct={onAct} />
        ))}
      </Stack>
    )}
    <SubjectHistory subject={`reconciliation:${one.id}`} />
  </>
);

/** The differences between a register and our deposits or payouts; each is decided once. */
export const ReconciliationDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskReconciliationQuery({ params: { id } });
  const [act, setAct] = useState<Act | null>(null);
  return (
    <>
      <Drawer title={texts.drawer} subject={`reconciliation:${id}`} query={query}>
        {(one) => <Content one={one} onAct={setAct} />}
      </Drawer>
      {act !== null && query.currentData !== undefined && (
        <DecideDifference
          reconciliationId={id}
          provider={query.currentData.provider}
          act={act}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
};
