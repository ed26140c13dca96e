import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { isLoggedStep } from '#domain/lifecycle/step-log.ts';
import { type OpenedCase, readCase } from '../case/read-case';
import { texts as caseTexts } from '../case/texts';
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

/** Whether a text is a list of steps, as «Дело» gives it away, however wrong they are. */
const isListOfSteps = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && isLoggedStep(value[0]);
  } catch {
    return false;
  }
};

interface ReplayLog {
  readonly log: ActionLog;
  /** A squad's life that was opened instead; null: none. */
  readonly life: OpenedCase | null;
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
  const [life, setLife] = useState<OpenedCase | null>(null);
  const openCase = async (text: string) => {
    const opened = await readCase(text);
    setLife(typeof opened === 'string' ? null : opened);
    setFailure(typeof opened === 'string' ? caseTexts.problems[opened] : null);
  };
  const read = (text: string, take: (log: ActionLog) => void): void => {
    if (text.trim() === '') return setFailure(texts.emptyFile);
    try {
      const log = readActionLog(text);
      take(log);
      setFailure(log.actions.length === 0 ? texts.noChat : null);
    } catch {
      setFailure(texts.importFailed);
    }
  };
  return {
    log: file ?? recordedLog,
    life,
    other,
    failure,
    recording,
    record: () => {
      setFile(null);
      setLife(null);
      setFailure(null);
      chatRecorder.start();
      restart();
    },
    stop: chatRecorder.stop,
    open: async (chosen) => {
      const text = await chosen.text();
      if (isListOfSteps(text)) return openCase(text);
      read(text, (log) => {
        setFile(log);
        setLife(null);
      });
    },
    compare: async (chosen) => read(await chosen.text(), setOther),
    endComparison: () => setOther(null),
  };
};
