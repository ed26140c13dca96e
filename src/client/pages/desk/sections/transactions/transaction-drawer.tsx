import { useState } from 'react';
import { Link } from '#client/kit/routing/link.tsx';
import { bonusNames } from '#domain/money/bonus-names.ts';
import { squadNumber } from '#domain/text/format.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskTransactionQuery } from '#client/entities/desk/transactions-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { MovementsPanel } from '../common/movements-panel';
import { CorrectDialog } from '../corrections/correct-dialog';
import { otherMoney } from '#client/entities/money/operation/operation-parts.ts';
import { operationName } from './operation-name';
import { texts } from './texts';
import { BigSum } from '../../kit/drawer/big-sum';
import { Quiet } from '../../kit/quiet';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { squadPath } from '#contract/routes/game-pages.ts';

type TransactionDetails = CallResponse<'GET /v1/admin/transactions/{id}'>;

const Chain = ({ chain, id }: Pick<TransactionDetails, 'chain' | 'id'>) => (
  <Panel>
    <PanelTitle>{texts.chain}</PanelTitle>
    <dl>
      {chain.map((one) => (
        <SumLine
          key={one.id}
          strong={one.id === id}
          label={
            <>
              {one.id === id ? (
                `${texts.types[one.type]}, ${texts.thisOne}`
              ) : (
                <Link to={deskPage('transactions', one.id)}>{texts.types[one.type]}</Link>
              )}{' '}
              <small>
                <DateText value={one.createdAt} />
              </small>
            </>
          }
          value={<Money value={one.amount} signed tinted />}
        />
      ))}
    </dl>
  </Panel>
);

const Body = ({ line }: { readonly line: TransactionDetails }) => {
  const { operation, squad } = line;
  const others = otherMoney(line);
  const may = useMay();
  return (
    <>
      <Stack $gap={6}>
        <Row $justify="space-between">
          <BigSum>{formatMoney(line.amount, true)}</BigSum>
          <Badge>{texts.types[line.type]}</Badge>
        </Row>
        {others.length > 0 && <Quiet>{others.join(', ')}</Quiet>}
        {line.bonusReason !== null && <Quiet>{bonusNames[line.bonusReason]}</Quiet>}
        {line.comment !== null && <Quiet>{line.comment}</Quiet>}
      </Stack>
      <PersonPanel person={line.person} />
      <MovementsPanel transfers={line.transfers} />
      {line.chain.length > 1 && <Chain chain={line.chain} id={line.id} />}
      <Panel>
        <PanelTitle>{texts.done}</PanelTitle>
        <dl>
          <SumLine
            label={texts.operation}
            value={<span title={operation.kind}>{operationName(operation.kind)}</span>}
          />
          <SumLine label={operation.actor?.username ?? texts.system} value={<DateText value={operation.createdAt} />} />
          {squad !== null && (
            <SumLine
              label={texts.squad}
              value={
                <Link
                  to={
                    may('MANAGE_SQUADS')
                      ? deskPage('squads', squad.id)
                      : squadPath({ gameId: squad.gameId, squadId: squad.id })
                  }
                >
                  {squadNumber(squad.id)}, {squad.category}
                </Link>
              }
            />
          )}
        </dl>
      </Panel>
      <SubjectHistory subject={`transaction:${line.id}`} />
    </>
  );
};

/** One operation: both sides of the movement, what reversed it, who made it. */
export const TransactionDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskTransactionQuery({ params: { id } });
  const [correcting, setCorrecting] = useState(false);
  const may = useMay();
  const me = useMe();
  return (
    <Drawer
      title={texts.drawer(id)}
      subject={`transaction:${id}`}
      query={query}
      footer={({ person }) =>
        person.id !== me?.id && may('CAN_CREATE_CORRECTION_TRANSACTION') ? (
          <Button wide onClick={() => setCorrecting(true)}>
            {texts.correct}
          </Button>
        ) : null
      }
    >
      {(line) => (
        <>
          <Body line={line} />
          {correcting && <CorrectDialog whom={line.person} onClose={() => setCorrecting(false)} />}
        </>
      )}
    </Drawer>
  );
};
