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
  const { currentData, error, refetch } = useRecordingQuery({ params: { id } });
  return (
    <Drawer
      title={currentData ? texts.drawer(currentData.squadId) : texts.title}
      subject={`recording:${id}`}
      ready={currentData !== undefined}
      error={error}
      onRetry={refetch}
      footer={currentData && <See id={id} waits={currentData.answeredAt !== null && currentData.seenAt === null} />}
    >
      {currentData && (
        <>
          <PersonPanel person={currentData.person} hint={common.asked(currentData.askedBy.username)} />
          <Row $justify="space-between">
            <ButtonLink size="sm" to={deskPage('squads', currentData.squadId)}>
              {texts.squad}
            </ButtonLink>
            <Badge>{common.recordingStates[currentData.status]}</Badge>
          </Row>
          <Panel>
            <PanelTitle>{texts.why}</PanelTitle>
            <UserText>{currentData.reason}</UserText>
            <Quiet>
              {texts.until} <DateText value={currentData.expiresAt} />
            </Quiet>
          </Panel>
          {currentData.answeredAt !== null && (
            <Panel>
              <PanelTitle>{texts.answer}</PanelTitle>
              {currentData.request.comment !== null && <UserText>{currentData.request.comment}</UserText>}
              <RecordingFiles request={currentData.request} />
            </Panel>
          )}
          <SubjectHistory subject={`recording:${id}`} />
        </>
      )}
    </Drawer>
  );
};
