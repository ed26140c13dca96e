import type { CallResponse } from '#client/api/call.ts';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import { useDecideStrikesMutation, useStrikeCaseQuery } from '#client/entities/desk/mates-api.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { Quiet, UserText } from '../../kit/quiet';
import { StrikeList } from '../common/strike-list';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

const Decide = ({ id, waits }: { readonly id: string; readonly waits: boolean }) => {
  const may = useMay();
  const about = { title: texts.drawer, subject: `strikes:${id}`, done: texts.done } as const;
  const forgive = useAct(useDecideStrikesMutation(), about);
  const take = useAct(useDecideStrikesMutation(), about);
  return (
    <>
      {waits && (
        <Row $gap={8} $wrap="nowrap">
          <ActButton act={forgive} variant="primary" wide>
            {texts.forgive}
          </ActButton>
          {may('DELETE_MATE_ACCESS') && (
            <ActButton act={take} variant="danger" wide>
              {texts.take}
            </ActButton>
          )}
        </Row>
      )}
      <ActDialog
        act={forgive}
        title={texts.forgiveTitle}
        confirmLabel={texts.forgiveDo}
        dangerous={false}
        toPerson
        consequence={<Quiet>{texts.forgiveTold}</Quiet>}
        argsOf={(said) => ({ params: { id }, body: { decision: 'FORGIVEN' as const, ...said } })}
      />
      <ActDialog
        act={take}
        title={texts.takeTitle}
        confirmLabel={texts.takeDo}
        toPerson
        consequence={<Quiet>{texts.takeTold}</Quiet>}
        argsOf={(said) => ({ params: { id }, body: { decision: 'ACCESS_TAKEN' as const, ...said } })}
      />
    </>
  );
};

const Content = ({ one }: { readonly one: CallResponse<'GET /v1/admin/strike-cases/{id}'> }) => {
  const may = useMay();
  return (
    <>
      <PersonPanel person={one.person} hint={<GameTitle gameId={one.gameId} />}>
        {may('MANAGE_MATES') && (
          <ButtonLink size="sm" to={deskPage('mates', one.person.id)}>
            {texts.mate}
          </ButtonLink>
        )}
      </PersonPanel>
      <Panel>
        <Row $justify="space-between">
          <strong>{texts.count(one.strikes)}</strong>
          <Badge>{one.decision === null ? texts.waits : texts.decisions[one.decision]}</Badge>
        </Row>
        <Quiet>
          <DateText value={one.openedAt} />
        </Quiet>
        {one.reason !== null && <UserText>{one.reason}</UserText>}
        {one.decidedBy !== null && <Quiet>{texts.by(one.decidedBy.username)}</Quiet>}
      </Panel>
      <Panel>
        <PanelTitle>{texts.what}</PanelTitle>
        <StrikeList strikes={one.strikeList} />
      </Panel>
      <SubjectHistory subject={`strikes:${one.id}`} />
    </>
  );
};

/** One case: the mate, the number of strikes, the decision. */
export const StrikeDrawer = ({ id }: { readonly id: string }) => {
  const query = useStrikeCaseQuery({ params: { id } });
  return (
    <Drawer
      title={texts.drawer}
      subject={`strikes:${id}`}
      query={query}
      footer={(one) => <Decide id={id} waits={one.decision === null} />}
    >
      {(one) => <Content one={one} />}
    </Drawer>
  );
};
