import { languageNames } from '../../kit/language-names';
import { useState } from 'react';
import { useDeskSquadQuery } from '#client/entities/desk/squads-api.ts';
import { useSquadRecordingsQuery } from '#client/entities/desk/pov-requests-api.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { historyEntries } from '#client/features/squad/history/history-text.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { PersonCell } from '../../kit/person-cell';
import { Quiet } from '../../kit/quiet';
import { CaseButton } from '../common/case/case-button';
import { DeadlinesPanel } from '../common/deadlines-panel';
import { RecordingList } from '../common/recording-list';
import { SquadBadge } from '../common/squad-badge';
import { texts as common } from '../common/texts';
import { AskRecording } from './ask-recording';
import { DisbandDialog } from './disband-dialog';
import { texts } from './texts';
import type { Squad } from './squad';
import { squadPath } from '#contract/routes/game-pages.ts';
import { deskPage } from '#contract/routes/desk-pages.ts';

const People = ({ squad }: { readonly squad: Squad }) => (
  <Panel>
    <PanelTitle>{texts.people}</PanelTitle>
    {squad.members.map((member) => {
      const mate = squad.mates.find(({ id }) => id === member.id);
      const type = `${texts.types[member.type]}${member.id === squad.ownerId ? `, ${texts.owner}` : ''}`;
      return (
        <PersonCell
          key={member.id}
          person={member}
          hint={mate ? `${type}, ${texts.terms(formatMoney(mate.quote), mate.percent)}` : type}
        />
      );
    })}
  </Panel>
);

const MoneyPanel = ({ squad }: { readonly squad: Squad }) => {
  const sum = (of: (payment: Squad['payments'][number]) => number) =>
    squad.payments.reduce((total, payment) => total + of(payment), 0);
  const lines = [
    { label: texts.subsidy, value: sum(({ subsidy }) => subsidy) },
    { label: texts.refunded, value: -sum(({ refunded }) => refunded) },
    { label: texts.spent, value: -sum(({ spent }) => spent) },
    { label: texts.moved, value: -sum(({ moved }) => moved) },
  ].filter(({ value }) => value !== 0);
  return (
    <Panel>
      <Row $justify="space-between">
        <PanelTitle>{texts.money}</PanelTitle>
        {squad.serviceHolds !== squad.held && <Badge $tone="danger">{texts.off}</Badge>}
      </Row>
      {squad.payments.length === 0 ? (
        <Quiet>{texts.noMoney}</Quiet>
      ) : (
        <dl>
          {squad.payments.map(({ payer, amount, paidAt }) => (
            <SumLine
              key={paidAt + payer.id}
              label={`${texts.paid}: ${payer.username}`}
              value={<Money value={amount} />}
            />
          ))}
          {lines.map(({ label, value }) => (
            <SumLine key={label} label={label} value={<Money value={value} />} />
          ))}
          <SumLine strong label={texts.held} value={<Money value={squad.held} />} />
          {squad.paidOut > 0 && <SumLine label={texts.paidOut} value={<Money value={squad.paidOut} />} />}
        </dl>
      )}
    </Panel>
  );
};

const Content = ({ squad }: { readonly squad: Squad }) => {
  const recordings = useSquadRecordingsQuery({ params: { id: squad.id } });
  return (
    <>
      <Stack $gap={6}>
        <Row $justify="space-between">
          <strong>
            {squad.gameName}, {categoryNames[squad.kind]}
          </strong>
          <SquadBadge squad={squad} />
        </Row>
        <Quiet>{texts.facts(squad.durationMinutes, squad.platform, languageNames(squad.languages))}</Quiet>
        <Row $gap={8}>
          <ButtonLink size="sm" to={squadPath({ gameId: squad.gameId, squadId: squad.id })}>
            {common.openSquad}
          </ButtonLink>
          <CaseButton squadId={squad.id} />
          {squad.disputed && (
            <ButtonLink size="sm" to={deskPage('disputes', squad.id)}>
              {common.disputed}
            </ButtonLink>
          )}
        </Row>
      </Stack>
      <People squad={squad} />
      <MoneyPanel squad={squad} />
      <DeadlinesPanel
        deadlines={squad.deadlines}
        name={({ kind }) => common.steps[kind] ?? kind}
        time={(at) => <DateText value={at} />}
      />
      <RecordingList answer={recordings} />
      <Panel>
        <PanelTitle>{texts.history}</PanelTitle>
        {historyEntries(squad).map(({ id, text, at }) => (
          <Row key={id} $justify="space-between" $gap={12} $wrap="nowrap" $align="start">
            <span>{text}</span>
            <Quiet>
              <DateText value={at} />
            </Quiet>
          </Row>
        ))}
      </Panel>
      <SubjectHistory subject={`squad:${squad.id}`} />
    </>
  );
};

const Acts = ({ squad }: { readonly squad: Squad }) => {
  const [dialog, setDialog] = useState<'disband' | 'ask' | null>(null);
  const close = () => setDialog(null);
  if (squad.own) return <Quiet>{texts.own}</Quiet>;
  return (
    <Row $gap={8} $wrap="nowrap">
      {squad.status === 'FINISHED' && (
        <Button wide onClick={() => setDialog('ask')}>
          {texts.ask}
        </Button>
      )}
      {squad.mayDisband && (
        <Button variant="danger" wide onClick={() => setDialog('disband')}>
          {texts.disband}
        </Button>
      )}
      {dialog === 'disband' && <DisbandDialog squad={squad} onClose={close} />}
      {dialog === 'ask' && <AskRecording squad={squad} onClose={close} />}
    </Row>
  );
};

/** One squad: people, the clock's next step, the money, the history, and what an operator can do. */
export const SquadDrawer = ({ id }: { readonly id: number }) => {
  const query = useDeskSquadQuery({ params: { id } });
  return (
    <Drawer title={texts.drawer(id)} subject={`squad:${id}`} query={query} footer={(squad) => <Acts squad={squad} />}>
      {(squad) => <Content squad={squad} />}
    </Drawer>
  );
};
