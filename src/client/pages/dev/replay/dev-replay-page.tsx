import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { CircleDot, Download, FolderOpen, History, Square } from 'lucide-react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { chatReducer } from '../../../entities/chat/store/chat-reducer';
import { type ChatState, initialChatState } from '../../../entities/chat/store/chat-state';
import { readActionLog } from './chat-replay';
import { texts } from './texts';
import { useMe } from '../../../entities/person/users-api';
import { chatStarted, chatStopped } from '../../../entities/chat/store/chat-actions';
import { lateMiddleware } from '../../../kit/store/late-middleware';
import { Button } from '../../../kit/controls/button';
import { saveFile } from '../../../kit/display/save-file';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { Page } from '../../../kit/layout/page';
import { Row, Stack } from '../../../kit/layout/stack';
import { PageTitle } from '../../../kit/routing/page-title';
import { theme } from '../../../kit/theme/theme';
import { PlayerBar, usePlayer } from './player-bar';
import { StepView } from './step-view';

/** The state before the first action and after each: they share what does not change. */
const replaySteps = (actions: readonly UnknownAction[]): readonly ChatState[] => {
  const states = [initialChatState];
  let state: ChatState = initialChatState;
  for (const action of actions) {
    state = chatReducer(state, action);
    states.push(state);
  }
  return states;
};

const nothing: readonly UnknownAction[] = [];
let recording = false;
let actions = nothing;
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** Writes down the chat's actions of this tab, from pressing «Записать» to «Остановить», whatever page stands there. */
const chatRecorder = {
  start: (): void => {
    recording = true;
    actions = nothing;
    tell();
  },
  stop: (): void => {
    recording = false;
    tell();
  },
  isRecording: (): boolean => recording,
  actions: (): readonly UnknownAction[] => actions,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  note: (action: UnknownAction): void => {
    if (!recording || !action.type.startsWith('chat/')) return;
    actions = [...actions, action];
    tell();
  },
} as const;

const isAction = (value: unknown): value is UnknownAction =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Stands in the store's chain: every action passes it once, on its way to the reducer. */
const recorderMiddleware: Middleware = () => (next) => (action) => {
  if (isAction(action)) chatRecorder.note(action);
  return next(action);
};

export interface ReplayLog {
  readonly actions: readonly UnknownAction[];
  readonly failure: string | null;
  readonly recording: boolean;
  readonly record: () => void;
  readonly stop: () => void;
  readonly open: (file: File) => Promise<void>;
}

/** The log on the table: what was recorded in this tab, or a file. */
const useLog = (restart: () => void): ReplayLog => {
  const recorded = useSyncExternalStore(chatRecorder.subscribe, chatRecorder.actions);
  const recording = useSyncExternalStore(chatRecorder.subscribe, chatRecorder.isRecording);
  const [file, setFile] = useState<readonly UnknownAction[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    actions: file ?? recorded,
    failure,
    recording,
    record: () => {
      setFile(null);
      setFailure(null);
      chatRecorder.start();
      restart();
    },
    stop: chatRecorder.stop,
    open: async (chosen) => {
      try {
        const actions = readActionLog(await chosen.text());
        setFile(actions);
        setFailure(actions.length === 0 ? texts.noChat : null);
      } catch {
        setFailure(texts.importFailed);
      }
    },
  };
};

const Lead = styled.p`
  max-width: 46em;
  color: ${theme.color.text2};
`;

const Alert = styled.p`
  color: ${theme.color.danger};
`;

let recorderAdded = false;

/** `/dev/replay`: the chat's actions as a tape. */
export const DevReplayPage = () => {
  const dispatch = useDispatch();
  const userId = useMe()?.id ?? null;
  useEffect(() => {
    if (recorderAdded) return;
    recorderAdded = true;
    lateMiddleware.addMiddleware(recorderMiddleware);
  }, []);
  /** Starts the chat of this tab over, so that a record starts from nothing. */
  const restart = () => {
    if (userId === null) return;
    dispatch(chatStopped());
    dispatch(chatStarted({ userId }));
  };
  const picker = useRef<HTMLInputElement>(null);
  const log = useLog(restart);
  const { actions, recording, failure } = log;
  const states = useMemo(() => replaySteps(actions), [actions]);
  const player = usePlayer(actions.length);
  const { at } = player;
  const save = () => saveFile('chat-actions.json', JSON.stringify(actions, null, 1), 'application/json');
  return (
    <Page>
      <Stack $gap={16}>
        <PageTitle>{texts.title}</PageTitle>
        <Lead>{texts.lead}</Lead>
        <Row $gap={8}>
          {recording ? (
            <Button size="sm" variant="danger" onClick={log.stop}>
              <Square aria-hidden />
              {texts.stop}
            </Button>
          ) : (
            <Button size="sm" variant="primary" whyNot={userId === null ? texts.signIn : null} onClick={log.record}>
              <CircleDot aria-hidden />
              {texts.record}
            </Button>
          )}
          <Button size="sm" onClick={() => picker.current?.click()}>
            <FolderOpen aria-hidden />
            {texts.import}
          </Button>
          <Button size="sm" disabled={actions.length === 0} onClick={save}>
            <Download aria-hidden />
            {texts.export}
          </Button>
          <input
            ref={picker}
            type="file"
            accept="application/json,.json"
            hidden
            aria-label={texts.import}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void log.open(file);
              target.value = '';
            }}
          />
        </Row>
        {recording && <Lead role="status">{texts.recording(actions.length)}</Lead>}
        {failure !== null && <Alert role="alert">{failure}</Alert>}
        {actions.length === 0 ? (
          <EmptyState icon={<History />} text={texts.empty} />
        ) : (
          <>
            <PlayerBar player={player} count={actions.length} />
            <StepView
              action={actions[at - 1] ?? null}
              before={states[Math.max(0, at - 1)] ?? initialChatState}
              after={states[at] ?? initialChatState}
            />
          </>
        )}
      </Stack>
    </Page>
  );
};
