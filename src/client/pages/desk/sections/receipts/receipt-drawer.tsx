import { useState } from 'react';
import { useDeskReceiptQuery, useReceiptAgainMutation } from '#client/entities/desk/receipts-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { BigSum } from '../../kit/drawer/big-sum';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { Quiet, UserText } from '../../kit/quiet';
import { useMay } from '../../kit/use-may';
import { RetryFailed } from '../common/failed-work';
import { TaxDialog } from '../taxes/tax-dialog';
import { receiptTones, type WholeReceipt } from './receipt';
import { texts } from './texts';

type Line = WholeReceipt['lines'][number];

const Principal = ({ principal }: { readonly principal: NonNullable<Line['principal']> }) => {
  const [open, setOpen] = useState(false);
  const may = useMay();
  return (
    <Row $gap={8} $justify="space-between">
      <Quiet>{texts.agentOf(principal.username)}</Quiet>
      {may('MANAGE_TAXES') && (
        <Button size="sm" variant={principal.known ? 'ghost' : 'secondary'} onClick={() => setOpen(true)}>
          {texts.principal}
        </Button>
      )}
      {open && <TaxDialog mate={principal} onClose={() => setOpen(false)} />}
    </Row>
  );
};

const Lines = ({ receipt }: { readonly receipt: WholeReceipt }) => (
  <Panel>
    <PanelTitle>{texts.lines}</PanelTitle>
    <Stack $gap={12}>
      {receipt.lines.map(({ name, amount, principal }, place) => (
        <Stack key={place} $gap={4}>
          <dl>
            <SumLine label={name} value={<Money value={amount} />} />
          </dl>
          {principal !== null && <Principal principal={principal} />}
        </Stack>
      ))}
    </Stack>
    <dl>
      {receipt.byAdvance > 0 && (
        <SumLine strong label={texts.byAdvance[receipt.kind]} value={<Money value={receipt.byAdvance} />} />
      )}
      {receipt.byOther > 0 && <SumLine strong label={texts.byOther} value={<Money value={receipt.byOther} />} />}
    </dl>
  </Panel>
);

const Facts = ({ receipt: { till, documentId, attempt, fiscal, url } }: { readonly receipt: WholeReceipt }) =>
  till === null ? null : (
    <Panel>
      <dl>
        <SumLine label={texts.till} value={texts.tillName(till)} />
        {documentId !== null && <SumLine label={texts.document} value={documentId} />}
        {attempt > 1 && <SumLine label={texts.attempt} value={attempt} />}
        {fiscal !== null && (
          <SumLine label={texts.fiscal} value={`${fiscal.drive}, ${fiscal.document}, ${fiscal.attribute}`} />
        )}
      </dl>
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer">
          {texts.link}
        </a>
      )}
    </Panel>
  );

const Content = ({ receipt }: { readonly receipt: WholeReceipt }) => (
  <>
    <Row $justify="space-between">
      <BigSum>{formatMoney(receipt.total)}</BigSum>
      <Badge $tone={receiptTones[receipt.state]}>{texts.states[receipt.state]}</Badge>
    </Row>
    <Quiet>{texts.kinds[receipt.kind]}</Quiet>
    <PersonPanel person={receipt.person} />
    {receipt.reason !== null && (
      <Panel>
        <PanelTitle>{texts.why}</PanelTitle>
        <UserText>{receipt.reason}</UserText>
      </Panel>
    )}
    <Lines receipt={receipt} />
    <Facts receipt={receipt} />
    <Panel>
      <PanelTitle>{texts.history}</PanelTitle>
      <dl>
        {receipt.steps.map(({ state, at }, place) => (
          <SumLine key={place} label={texts.states[state]} value={<DateText value={at} />} />
        ))}
      </dl>
    </Panel>
    <SubjectHistory subject={`receipt:${receipt.id}`} />
  </>
);

const Again = ({ receipt: { id, state } }: { readonly receipt: WholeReceipt }) => {
  const again = useReceiptAgainMutation();
  if (state !== 'REFUSED' && state !== 'OFF') return null;
  return (
    <RetryFailed
      subject={`receipt:${id}`}
      texts={{ retry: texts.again, retryTitle: texts.againTitle, retryDo: texts.againDo, retried: texts.retried }}
      told={texts.againTold[state]}
      retry={again}
      argsOf={(body) => ({ params: { id }, body })}
    />
  );
};

/** One receipt: its lines with agents and principals, what the register answered; printed again from here. */
export const ReceiptDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskReceiptQuery({ params: { id } });
  return (
    <Drawer
      title={texts.drawer(id)}
      subject={`receipt:${id}`}
      query={query}
      footer={(receipt) => <Again receipt={receipt} />}
    >
      {(receipt) => <Content receipt={receipt} />}
    </Drawer>
  );
};
