import type { CallResponse } from '#client/api/call.ts';
import { appealKinds } from '#domain/appeals/appeal-kinds.ts';
import { useDeskAppealQuery, useDecideAppealMutation } from '#client/entities/desk/appeals-api.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { Quiet, UserText } from '../../kit/quiet';
import { AppealStatus } from './appeal-status';
import { kindName, texts } from './texts';

type Appeal = CallResponse<'GET /v1/admin/appeals/{id}'>;

/** Why this operator decides nothing; null when they may. */
const whyNotOf = ({ firstBy, person }: Appeal, me: string | undefined): string | null =>
  firstBy?.id === me ? texts.own : person.id === me ? texts.mine : null;

const Decide = ({ appeal }: { readonly appeal: Appeal }) => {
  const { id } = appeal;
  const me = useMe();
  const about = { title: texts.drawer(appeal.person.username), subject: `appeal:${id}`, done: texts.done } as const;
  const uphold = useAct(useDecideAppealMutation(), about);
  const decline = useAct(useDecideAppealMutation(), about);
  const waits = appeal.state === 'WAITING';
  const why = whyNotOf(appeal, me?.id);
  if (why !== null) return waits ? <p>{why}</p> : null;
  return (
    <>
      {waits && (
        <Row $gap={8}>
          <ActButton act={uphold} variant="primary">
            {texts.uphold}
          </ActButton>
          <ActButton act={decline}>{texts.decline}</ActButton>
        </Row>
      )}
      <ActDialog
        act={uphold}
        title={texts.upholdTitle}
        confirmLabel={texts.upholdDo}
        dangerous={false}
        toPerson
        consequence={<Quiet>{appeal.stands ? appealKinds[appeal.kind].undone : texts.gone}</Quiet>}
        argsOf={(said) => ({ params: { id }, body: { outcome: 'UPHELD' as const, ...said } })}
      />
      <ActDialog
        act={decline}
        title={texts.declineTitle}
        confirmLabel={texts.declineDo}
        toPerson
        consequence={<Quiet>{texts.declineMeans}</Quiet>}
        argsOf={(said) => ({ params: { id }, body: { outcome: 'DECLINED' as const, ...said } })}
      />
    </>
  );
};

const Content = ({ appeal }: { readonly appeal: Appeal }) => (
  <>
    <Row $justify="space-between">
      <strong>{kindName(appeal.kind)}</strong>
      <AppealStatus state={appeal.state} />
    </Row>
    <PersonPanel person={appeal.person} hint={<DateText value={appeal.createdAt} />} />
    <Panel>
      <PanelTitle>{texts.words}</PanelTitle>
      <UserText>{appeal.words}</UserText>
    </Panel>
    <Panel>
      <PanelTitle>{texts.decision}</PanelTitle>
      <strong>{appeal.title}</strong>
      {appeal.reason !== null && <UserText>{appeal.reason}</UserText>}
      {appeal.excerpt !== null && <UserText>{`${texts.excerpt}: ${appeal.excerpt}`}</UserText>}
      <Quiet>
        {appeal.firstBy?.username ?? texts.rule}, <DateText value={appeal.firstAt} />
      </Quiet>
      <Quiet>
        {texts.until} <DateText value={appeal.until} />
      </Quiet>
    </Panel>
    {appeal.state === 'WAITING' && !appeal.stands && <p role="note">{texts.gone}</p>}
    {appeal.state === 'WAITING' && <Quiet>{appeal.judges === 0 ? texts.nobody : texts.judges(appeal.judges)}</Quiet>}
    {appeal.decidedBy !== null && appeal.decidedAt !== null && (
      <Panel>
        <PanelTitle>{texts.answer}</PanelTitle>
        <UserText>{appeal.answer}</UserText>
        <Quiet>
          {appeal.decidedBy.username}, <DateText value={appeal.decidedAt} />
        </Quiet>
      </Panel>
    )}
    <SubjectHistory subject={`appeal:${appeal.id}`} />
  </>
);

/** One appeal: the person's words beside the decision, and what this operator may do. */
export const AppealDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskAppealQuery({ params: { id } });
  return (
    <Drawer
      title={query.currentData === undefined ? texts.title : texts.drawer(query.currentData.person.username)}
      subject={`appeal:${id}`}
      query={query}
      footer={(appeal) => <Decide appeal={appeal} />}
    >
      {(appeal) => <Content appeal={appeal} />}
    </Drawer>
  );
};
