import { sizeText } from '#domain/text/size-text.ts';
import { useDeskDisputeQuery } from '#client/entities/desk/disputes-api.ts';
import { useDisputeRecordingsQuery } from '#client/entities/desk/pov-requests-api.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Grid, Row, Stack } from '#client/kit/layout/stack.tsx';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { PersonCell } from '../../kit/person-cell';
import { OutLink, Quiet, UserText } from '../../kit/quiet';
import { CaseButton } from '../common/case/case-button';
import { RecordingList } from '../common/recording-list';
import { texts as common } from '../common/texts';
import { DecideDispute } from './decide-dispute';
import { disputeTones } from './dispute-tones';
import { texts } from './texts';
import { type Dispute, type Party, refusalsOf } from './dispute';
import { BigSum } from '../../kit/drawer/big-sum';
import { squadPath } from '#contract/routes/game-pages.ts';

const PartyPanel = ({ party, refused }: { readonly party: Party; readonly refused: boolean }) => (
  <Panel>
    <PersonCell
      person={party.person}
      hint={
        party.side === 'PAYER'
          ? texts.paid(formatMoney(party.amount))
          : texts.quote(formatMoney(party.amount), party.percent)
      }
    />
    <Row $gap={4}>
      {party.opened && <Badge $tone="warn">{texts.opened}</Badge>}
      {party.granted && <Badge $tone="ok">{texts.granted}</Badge>}
      {refused && <Badge $tone="warn">{texts.refused}</Badge>}
      {!party.present && <Badge>{texts.gone}</Badge>}
    </Row>
    {party.texts.length === 0 && <Quiet>{refused ? texts.silentRefusal : texts.silent}</Quiet>}
    {party.texts.map(({ text, at }) => (
      <div key={at}>
        <UserText>{text}</UserText>
        <Quiet>
          <DateText value={at} />
        </Quiet>
      </div>
    ))}
    {party.files.map(({ id, name, size, url }) => (
      <OutLink key={id} href={url} target="_blank" rel="noreferrer">
        {common.fileLink(name, sizeText(size))}
      </OutLink>
    ))}
  </Panel>
);

const Side = ({ dispute, side }: { readonly dispute: Dispute; readonly side: Party['side'] }) => (
  <Stack $gap={8}>
    <PanelTitle>{texts.sides[side]}</PanelTitle>
    {dispute.parties
      .filter((party) => party.side === side)
      .map((party) => (
        <PartyPanel key={party.person.id} party={party} refused={refusalsOf(dispute).includes(party)} />
      ))}
  </Stack>
);

const Content = ({ dispute }: { readonly dispute: Dispute }) => {
  const { squadId, gameId, status, expiresAt, decidedPercent, decision } = dispute;
  const recordings = useDisputeRecordingsQuery({ params: { id: squadId } });
  return (
    <>
      <Stack $gap={6}>
        <Row $justify="space-between">
          <BigSum>{dispute.atStake === null ? texts.unknown : formatMoney(dispute.atStake)}</BigSum>
          <Badge $tone={disputeTones[status]}>{texts.statuses[status]}</Badge>
        </Row>
        <Quiet>
          {dispute.gameName}, {categoryNames[dispute.category.kind]}.{' '}
          {decidedPercent === null ? texts.wanted(dispute.wantedPercent) : texts.decided(decidedPercent)}
        </Quiet>
        {status === 'IN_PROGRESS' && expiresAt !== null && (
          <Quiet>
            {texts.untilFull}: <DateText value={expiresAt} />
          </Quiet>
        )}
        <Row $gap={8}>
          <ButtonLink size="sm" to={squadPath({ gameId, squadId })}>
            {common.openSquad}
          </ButtonLink>
          <CaseButton squadId={squadId} />
        </Row>
      </Stack>
      <Grid $gap={12} $columns="repeat(2, minmax(0, 1fr))" $align="start">
        <Side dispute={dispute} side="PAYER" />
        <Side dispute={dispute} side="MATE" />
      </Grid>
      {decision !== null && (
        <Panel>
          <PanelTitle>{texts.decidedBy}</PanelTitle>
          <UserText>{decision.text}</UserText>
          <Quiet>
            {decision.by.username}, <DateText value={decision.at} />
          </Quiet>
        </Panel>
      )}
      <RecordingList answer={recordings} />
      <SubjectHistory subject={`dispute:${squadId}`} />
    </>
  );
};

/** Both sides of one dispute next to each other, and its decision. */
export const DisputeDrawer = ({ id }: { readonly id: number }) => {
  const query = useDeskDisputeQuery({ params: { id } });
  return (
    <Drawer
      title={texts.drawer(id)}
      subject={`dispute:${id}`}
      query={query}
      footer={(dispute) => <DecideDispute dispute={dispute} />}
    >
      {(dispute) => <Content dispute={dispute} />}
    </Drawer>
  );
};
