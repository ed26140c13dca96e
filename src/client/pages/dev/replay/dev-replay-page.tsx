import { Status } from '#client/kit/feedback/status.tsx';
import { useEffect, useMemo } from 'react';
import { CircleDot } from '#client/kit/icons/circle-dot.tsx';
import { Download } from '#client/kit/icons/download.tsx';
import { FolderOpen } from '#client/kit/icons/folder-open.tsx';
import { GitCompare } from '#client/kit/icons/git-compare.tsx';
import { History } from '#client/kit/icons/history.tsx';
import { Square } from '#client/kit/icons/square.tsx';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import type { ChatState } from '#client/entities/chat/store/chat-state.ts';
import { type ActionLog, beginsLater, logText } from './action-log';
import { DemoOnly } from '../demo-only';
import { ActionList } from './action-list';
import { CaseReplay } from './case-replay';
import { ChatSnapshot } from './chat-snapshot';
import { CompareLogs } from './compare-logs';
import { recorderMiddleware, useLog } from './replay-log';
import { texts } from './texts';
import { useMe } from '#client/entities/person/users-api.ts';
import { chatStarted, chatStopped } from '#client/entities/chat/store/chat-actions.ts';
import { dynamicMiddleware } from '#client/kit/store/dynamic-middleware.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { FileButton } from '#client/kit/controls/file-button.tsx';
import { saveFile } from '#client/kit/display/save-file.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Page } from '#client/kit/layout/page.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { PlayerBar, usePlayer } from './player-bar';
import { Halves, StepView } from './step-view';

/** The state before the first action and after each of them: they share unchanged parts. */
const replaySteps = ({ start, actions }: ActionLog): readonly ChatState[] => {
  const states = [start];
  let state = start;
  for (const action of actions) {
    state = chatReducer(state, action);
    states.push(state);
  }
  return states;
};

const Lead = styled.p`
  max-width: 46em;
  color: ${theme.color.text2};
`;

const Alert = styled.p`
  color: ${theme.color.danger};
`;

let recorderAdded = false;

const Replay = () => {
  const dispatch = useDispatch();
  const userId = useMe()?.id ?? null;
  useEffect(() => {
    if (recorderAdded) return;
    recorderAdded = true;
    dynamicMiddleware.addMiddleware(recorderMiddleware);
  }, []);
  /** Resets the chat of this tab, so that a recording begins with the initial state. */
  const restart = () => {
    if (userId === null) return;
    dispatch(chatStopped());
    dispatch(chatStarted({ userId }));
  };
  const replay = useLog(restart);
  const { log, life, other, recording, failure } = replay;
  const { actions } = log;
  const states = useMemo(() => replaySteps(log), [log]);
  const player = usePlayer(actions.length);
  const { at } = player;
  const save = () => saveFile('chat-actions.json', logText(log), 'application/json');
  return (
    <>
      <Lead>{texts.lead}</Lead>
      <Row $gap={8}>
        {recording ? (
          <Button size="sm" variant="danger" onClick={replay.stop}>
            <Square aria-hidden />
            {texts.stop}
          </Button>
        ) : (
          <Button size="sm" variant="primary" whyNot={userId === null ? texts.signIn : null} onClick={replay.record}>
            <CircleDot aria-hidden />
            {texts.record}
          </Button>
        )}
        <FileButton
          size="sm"
          label={texts.import}
          icon={<FolderOpen aria-hidden />}
          accept="application/json,.json"
          onPick={([file]) => replay.open(file)}
        />
        <Button size="sm" whyNot={actions.length === 0 ? texts.nothingToSave : null} onClick={save}>
          <Download aria-hidden />
          {texts.export}
        </Button>
        {life === null && actions.length > 0 && (
          <FileButton
            size="sm"
            label={texts.compare}
            icon={<GitCompare aria-hidden />}
            accept="application/json,.json"
            onPick={([file]) => replay.compare(file)}
          />
        )}
      </Row>
      {recording && <Status as={Lead}>{texts.recording(actions.length)}</Status>}
      {life === null && beginsLater(log) && <Lead>{texts.beginsLater}</Lead>}
      {life === null && log.skipped > 0 && <Lead>{texts.skipped(log.skipped)}</Lead>}
      {failure !== null && <Alert role="alert">{failure}</Alert>}
      {life !== null ? (
        <CaseReplay key={life.steps[0]?.event.at} life={life} />
      ) : actions.length === 0 ? (
        <EmptyState icon={<History />} text={texts.empty} />
      ) : (
        <>
          <PlayerBar player={player} count={actions.length} />
          {other !== null && <CompareLogs log={log} other={other} onGo={player.go} onClose={replay.endComparison} />}
          <Halves>
            <ActionList actions={actions} at={at} onGo={player.go} />
            <ChatSnapshot state={states[at] ?? log.start} />
          </Halves>
          <StepView
            action={actions[at - 1] ?? null}
            before={states[Math.max(0, at - 1)] ?? log.start}
            after={states[at] ?? log.start}
          />
        </>
      )}
    </>
  );
};

/** `/dev/replay`: the chat's actions as a log that can be replayed. */
export const DevReplayPage = () => (
  <Page>
    <Stack $gap={16}>
      <PageTitle>{texts.title}</PageTitle>
      <DemoOnly>
        <Replay />
      </DemoOnly>
    </Stack>
  </Page>
);
