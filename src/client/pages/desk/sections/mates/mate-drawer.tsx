import { GameTitle } from '#client/entities/game/game-title.tsx';
import { useDeskMateQuery } from '#client/entities/desk/mates-api.ts';
import { LevelBadge } from '#client/entities/mate/mate-tags.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { formatRating } from '#domain/text/format.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { Quiet } from '../../kit/quiet';
import { PercentHistory } from '../common/percent-history';
import { StrikeList } from '../common/strike-list';
import { MateActs } from './mate-acts';
import { MateState } from './mate-state';
import { texts } from './texts';
import type { Mate } from './mate';
import { deskPage } from '#contract/routes/desk-pages.ts';

const Access = ({ mate }: { readonly mate: Mate }) => {
  const chosen = mate.categories.filter((one) => one.chosen);
  return (
    <Panel>
      <Row $justify="space-between">
        <PanelTitle>{texts.access}</PanelTitle>
        <MateState mate={mate} />
      </Row>
      <dl>
        <SumLine label={texts.game} value={<GameTitle gameId={mate.gameId} />} />
        <SumLine label={texts.level} value={<LevelBadge level={mate.grade} />} />
        <SumLine label={texts.percent} value={`${mate.percent} %`} />
        <SumLine label={texts.rating} value={`${formatRating(mate.rating)}, ${texts.reviews(mate.reviewCount)}`} />
        <SumLine label={texts.missed} value={`${mate.missedInvitations} / ${mate.missedLimit}`} />
        {mate.missedOffAt !== null && <SumLine label={texts.missedOff} value={<DateText value={mate.missedOffAt} />} />}
        {mate.ordersOffUntil !== null && (
          <SumLine label={texts.offUntil} value={<DateText value={mate.ordersOffUntil} />} />
        )}
        {mate.verifiedAt !== null && (
          <SumLine label={texts.verifiedSince} value={<DateText value={mate.verifiedAt} />} />
        )}
        {mate.blockedAt !== null && <SumLine label={texts.blockedSince} value={<DateText value={mate.blockedAt} />} />}
      </dl>
      {mate.blockReason !== null && <Quiet>{mate.blockReason}</Quiet>}
      <Quiet>
        {chosen.length === 0 ? texts.noCategories : `${texts.categories}: ${chosen.map(({ name }) => name).join(', ')}`}
      </Quiet>
      {mate.squadId !== null && (
        <ButtonLink size="sm" to={deskPage('squads', mate.squadId)}>
          {texts.inSquad}
        </ButtonLink>
      )}
    </Panel>
  );
};

const Strikes = ({ mate }: { readonly mate: Mate }) => (
  <Panel>
    <Row $justify="space-between">
      <PanelTitle>{texts.strikeList}</PanelTitle>
      {mate.caseId !== null && (
        <ButtonLink size="sm" to={deskPage('strikes', mate.caseId)}>
          {texts.toCase}
        </ButtonLink>
      )}
    </Row>
    <StrikeList strikes={mate.strikeList} />
  </Panel>
);

/** One mate: access, strikes, percent with its history, and what an operator can do. */
export const MateDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskMateQuery({ params: { id } });
  const may = useMay();
  return (
    <Drawer
      title={query.currentData ? texts.drawer(query.currentData.person.username) : texts.title}
      subject={`mate:${id}`}
      query={query}
      footer={(mate) => <MateActs mate={mate} />}
    >
      {(mate) => (
        <>
          <PersonPanel person={mate.person}>
            {mate.status !== 'ACTIVE' && <Badge $tone="danger">{texts.accounts[mate.status]}</Badge>}
          </PersonPanel>
          <Access mate={mate} />
          <Strikes mate={mate} />
          {may('VIEW_MATE_PERCENT_CHANGES_HISTORY') && (
            <Panel>
              <PanelTitle>{texts.history}</PanelTitle>
              <PercentHistory id={id} />
            </Panel>
          )}
          <SubjectHistory subject={`mate:${id}`} />
        </>
      )}
    </Drawer>
  );
};
