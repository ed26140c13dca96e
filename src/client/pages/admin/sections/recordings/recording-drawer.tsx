import { useRecordingQuery, useMarkRecordingSeenMutation } from '#client/entities/admin/admin-squads-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { useActFailure } from '../../kit/acts/use-act-failure';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { SubjectHistory, useSeen } from '../../kit/drawer/subject-history';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { Quiet, UserText } from '../../kit/quiet';
import { RecordingFiles } from '../common/recording-list';
import { texts as common } from '../common/texts';
import { texts } from './texts';
import { untilSeen } from '../../kit/acts/why-not';
import { deskPage } from '#contract/routes/desk-pages.ts';

const See = ({ id, waits }: { readonly id: string; readonly waits: boolean }) => {
  const [see] = useMarkRecordingSeenMutation();
  const seen = useSeen(`recording:${id}`);
  const [failure, setFailure] = useActFailure(texts.see);
  const toast = useToast();
  const run = async () => {
    if (seen === undefined) return;
    setFailure(undefined);
    try {
      await see({ params: { id }, body: { seen } }).unwrap();
      toast.success(texts.done);
    } catch (error) {
      setFailure(error);
    }
  };
  if (!waits && failure === undefined) return null;
  return (
    <Stack $gap={10}>
      <ActFailure failure={failure} />
      {waits && (
        <Button variant="primary" wide whyNot={untilSeen(seen)} onClick={run}>
          {texts.see}
        </Button>
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
