import { useRecordingQuery, useMarkRecordingSeenMutation } from '#client/entities/desk/pov-requests-api.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ActNow } from '../../kit/acts/act-dialog';
import { ActFailure } from '../../kit/acts/act-failure';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { Quiet, UserText } from '../../kit/quiet';
import { RecordingFiles } from '../common/recording-list';
import { texts as common } from '../common/texts';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { useAct } from '../../kit/acts/use-act';

const See = ({ id, waits }: { readonly id: string; readonly waits: boolean }) => {
  const see = useAct(useMarkRecordingSeenMutation(), {
    title: texts.see,
    subject: `recording:${id}`,
    done: texts.done,
  });
  if (!waits && see.failure === undefined) return null;
  return (
    <Stack $gap={10}>
      <ActFailure failure={see.failure} />
      {waits && (
        <ActNow act={see} variant="primary" wide argsOf={(seen) => ({ params: { id }, body: { seen } })}>
          {texts.see}
        </ActNow>
      )}
    </Stack>
  );
};

/** One request for a recording, and its result. */
export const RecordingDrawer = ({ id }: { readonly id: string }) => {
  const query = useRecordingQuery({ params: { id } });
  return (
    <Drawer
      title={query.currentData ? texts.drawer(query.currentData.squadId) : texts.title}
      subject={`recording:${id}`}
      query={query}
      footer={(loaded) => <See id={id} waits={loaded.answeredAt !== null && loaded.seenAt === null} />}
    >
      {(recording) => (
        <>
          <PersonPanel person={recording.person} hint={common.asked(recording.askedBy.username)} />
          <Row $justify="space-between">
            <ButtonLink size="sm" to={deskPage('squads', recording.squadId)}>
              {texts.squad}
            </ButtonLink>
            <Badge>{common.recordingStates[recording.status]}</Badge>
          </Row>
          <Panel>
            <PanelTitle>{texts.why}</PanelTitle>
            <UserText>{recording.reason}</UserText>
            <Quiet>
              {texts.until} <DateText value={recording.expiresAt} />
            </Quiet>
          </Panel>
          {recording.answeredAt !== null && (
            <Panel>
              <PanelTitle>{texts.answer}</PanelTitle>
              {recording.request.comment !== null && <UserText>{recording.request.comment}</UserText>}
              <RecordingFiles request={recording.request} />
            </Panel>
          )}
          <SubjectHistory subject={`recording:${id}`} />
        </>
      )}
    </Drawer>
  );
};
