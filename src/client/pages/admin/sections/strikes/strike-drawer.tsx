import { useState } from 'react';
import type { StrikeDecision } from '#domain/mates/mate-terms.ts';
import type { CallResponse } from '#client/api/call.ts';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import { useDecideStrikesMutation, useStrikeCaseQuery } from '#client/entities/admin/admin-mates-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { SubjectHistory, useSeen } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { Quiet, UserText } from '../../kit/quiet';
import { StrikeList } from '../common/strike-list';
import { texts } from './texts';
import { untilSeen } from '../../kit/acts/why-not';
import { deskPage } from '#contract/routes/desk-pages.ts';

const Decide = ({ id, waits }: { readonly id: string; readonly waits: boolean }) => {
  const [decide] = useDecideStrikesMutation();
  const may = useMay();
  const toast = useToast();
  const [decision, setDecision] = useState<StrikeDecision | null>(null);
  const seen = useSeen(`strikes:${id}`, decision !== null);
  const forgives = decision === 'FORGIVEN';
  return (
    <>
      {waits && (
        <Row $gap={8} $wrap="nowrap">
          <Button variant="primary" wide whyNot={untilSeen(seen)} onClick={() => setDecision('FORGIVEN')}>
            {texts.forgive}
          </Button>
          {may('DELETE_MATE_ACCESS') && (
            <Button variant="danger" wide whyNot={untilSeen(seen)} onClick={() => setDecision('ACCESS_TAKEN')}>
              {texts.take}
            </Button>
          )}
        </Row>
      )}
      {decision !== null && (
        <ReasonDialog
          title={forgives ? texts.forgiveTitle : texts.takeTitle}
          confirmLabel={forgives ? texts.forgiveDo : texts.takeDo}
          dangerous={!forgives}
          toPerson
          consequence={<Quiet>{forgives ? texts.forgiveTold : texts.takeTold}</Quiet>}
          onClose={() => setDecision(null)}
          onConfirm={async (reason) => {
            await decide({ params: { id }, body: { decision, reason, seen: seen ?? 0 } }).unwrap();
            toast.success(texts.done);
          }}
        />
      )}
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
