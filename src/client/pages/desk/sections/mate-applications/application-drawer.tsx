import { firstGrade, percentOfGrade } from '#domain/mates/grade.ts';
import { levelName } from '#domain/mates/level-name.ts';
import type { CallResponse } from '#client/api/call.ts';
import {
  useDeskApplicationQuery,
  useApproveApplicationMutation,
  useRefuseApplicationMutation,
} from '#client/entities/desk/mate-applications-api.ts';
import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ActFailure } from '../../kit/acts/act-failure';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { useKey } from '../../kit/use-key';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { OutLink, Quiet, UserText } from '../../kit/quiet';
import { applicationTones } from './application-tones';
import { texts } from './texts';
import { ActButton, ActDialog, ActQuestion } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

type Application = CallResponse<'GET /v1/admin/mate-applications/{id}'>;

const Content = ({ application }: { readonly application: Application }) => (
  <>
    <PersonPanel person={application.user} hint={texts.orders(application.user.orders)} />
    <Row $justify="space-between">
      <span>
        <GameTitle gameId={application.gameId} />, {texts.hours(application.hoursPerWeek)}
      </span>
      <Badge $tone={applicationTones[application.status]}>{texts.statuses[application.status]}</Badge>
    </Row>
    <Quiet>
      {texts.columns.created} <DateText value={application.createdAt} />
    </Quiet>
    <Panel>
      <PanelTitle>{texts.experience}</PanelTitle>
      <UserText>{application.experience}</UserText>
      {application.links.length > 0 && <PanelTitle>{texts.links}</PanelTitle>}
      {application.links.map((link) => (
        <OutLink key={link} href={link} target="_blank" rel="noreferrer noopener">
          {link}
        </OutLink>
      ))}
    </Panel>
    {application.decidedAt !== null && (
      <Panel>
        <PanelTitle>{texts.statuses[application.status]}</PanelTitle>
        {application.answer !== null && <UserText>{application.answer}</UserText>}
        <Quiet>
          {application.decidedBy !== null && `${application.decidedBy.username}, `}
          <DateText value={application.decidedAt} />
        </Quiet>
      </Panel>
    )}
    {application.earlier.length > 0 && (
      <Stack $gap={8}>
        <PanelTitle>{texts.earlier}</PanelTitle>
        {application.earlier.map((one) => (
          <Panel key={one.id}>
            <Row $justify="space-between">
              <span>
                <GameTitle gameId={one.gameId} />, <DateText value={one.createdAt} />
              </span>
              <Badge $tone={applicationTones[one.status]}>{texts.statuses[one.status]}</Badge>
            </Row>
            <UserText>{one.experience}</UserText>
            {one.answer !== null && <Quiet>{texts.answered(one.answer)}</Quiet>}
          </Panel>
        ))}
      </Stack>
    )}
    <SubjectHistory subject={`application:${application.id}`} />
  </>
);

const Decide = ({ application: { id, status, user, gameId } }: { readonly application: Application }) => {
  const title = texts.drawer(user.username);
  const approve = useAct(useApproveApplicationMutation(), { title, done: texts.approved });
  const refuse = useAct(useRefuseApplicationMutation(), { title, done: texts.refused });
  const { data: games = [] } = useGamesQuery();
  const gameName = games.find((game) => game.id === gameId)?.name ?? gameId;
  const own = useMe()?.id === user.id;
  const waits = status === 'SENT';
  useKey('KeyA', () => {
    // The key does not know that the button is busy.
    if (waits && !own && !approve.busy) approve.ask();
  });
  if (!waits && !refuse.asking && approve.failure === undefined) return null;
  if (own) return <Quiet>{texts.own}</Quiet>;
  return (
    <Stack $gap={10}>
      <ActFailure failure={approve.failure} />
      {waits && (
        <>
          <Row $gap={8} $wrap="nowrap">
            <ActButton act={approve} variant="primary" wide aria-keyshortcuts="A">
              {texts.approve}
            </ActButton>
            <ActButton act={refuse} variant="danger">
              {texts.refuse}
            </ActButton>
          </Row>
          <ActQuestion
            act={approve}
            title={texts.approveTitle(user.username)}
            text={texts.approveConsequence(gameName, levelName(firstGrade), percentOfGrade(firstGrade))}
            confirmLabel={texts.approve}
            argsOf={() => ({ params: { id } })}
          />
        </>
      )}
      <ActDialog
        act={refuse}
        title={texts.refuseTitle}
        confirmLabel={texts.refuseDo}
        toPerson
        ready={texts.reasons}
        argsOf={({ reason }) => ({ params: { id }, body: { answer: reason } })}
      />
    </Stack>
  );
};

/** An application to become a mate, and its decision. */
export const ApplicationDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskApplicationQuery({ params: { id } });
  return (
    <Drawer
      title={query.currentData ? texts.drawer(query.currentData.user.username) : texts.title}
      subject={`application:${id}`}
      query={query}
      footer={(application) => <Decide application={application} />}
    >
      {(application) => <Content application={application} />}
    </Drawer>
  );
};
