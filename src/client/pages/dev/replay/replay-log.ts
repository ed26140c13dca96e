import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { type ActionLog, emptyLog, readActionLog } from './action-log';
import { texts } from './texts';

const nothing: readonly UnknownAction[] = [];
let recording = false;
let actions = nothing;
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());

/** Records the chat's actions of this tab, from «Записать» to «Остановить», across route changes. */
const chatRecorder = {
  start: (): void => {
    recording = true;
    actions = nothing;
    notify();
  },
  stop: (): void => {
    recording = false;
    notify();
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
    notify();
  },
} as const;

const isAction = (value: unknown): value is UnknownAction =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A middleware of the store: every action passes it once on its way to the reducer. */
export const recorderMiddleware: Middleware = () => (next) => (action) => {
  if (isAction(action)) chatRecorder.note(action);
  return next(action);
};

interface ReplayLog {
  readonly log: ActionLog;
  readonly failure: string | null;
  readonly recording: boolean;
  /** The log to compare with. */
  readonly other: ActionLog | null;
  readonly record: () => void;
  readonly stop: () => void;
  readonly open: (file: File) => Promise<void>;
  readonly compare: (file: File) => Promise<void>;
  readonly endComparison: () => void;
}

/** The open log: recorded in this tab, or read from a file. */
export const useLog = (restart: () => void): ReplayLog => {
  const recorded = useSyncExternalStore(chatRecorder.subscribe, chatRecorder.actions);
  const recording = useSyncExternalStore(chatRecorder.subscribe, chatRecorder.isRecording);
  const [file, setFile] = useState<ActionLog | null>(null);
  const [other, setOther] = useState<ActionLog | null>(null);
  const recordedLog = useMemo((): ActionLog => ({ ...emptyLog, actions: recorded }), [recorded]);
  const [failure, setFailure] = useState<string | null>(null);
  const read = async (chosen: File, take: (log: ActionLog) => void) => {
    try {
      const log = readActionLog(await chosen.text());
      take(log);
      setFailure(log.actions.length === 0 ? texts.noChat : null);
    } catch {
      setFailure(texts.importFailed);
    }
  };
  return {
    log: file ?? recordedLog,
    other,
    failure,
    recording,
    record: () => {
      setFile(null);
      setFailure(null);
      chatRecorder.start();
      restart();
    },
    stop: chatRecorder.stop,
    open: (chosen) => read(chosen, setFile),
    compare: (chosen) => read(chosen, setOther),
    endComparison: () => setOther(null),
  };
};
