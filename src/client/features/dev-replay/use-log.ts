import type { UnknownAction } from '@reduxjs/toolkit';
import { useState, useSyncExternalStore } from 'react';
import { readActionLog } from '../../chat/replay/read-action-log';
import { chatRecorder } from './chat-recorder';
import { texts } from './texts';

export interface ReplayLog {
  readonly actions: readonly UnknownAction[];
  readonly failure: string | null;
  readonly recording: boolean;
  readonly record: () => void;
  readonly stop: () => void;
  readonly open: (file: File) => Promise<void>;
}

/** The log on the table: what was recorded in this tab, or a file. */
export const useLog = (restart: () => void): ReplayLog => {
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
