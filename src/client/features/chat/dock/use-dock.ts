import { useEffect, useState } from 'react';
import type { JumpTarget } from '../room/use-jump';
import { dockStorage } from './dock-storage';
import type { DockState, DockWindowState } from './dock-storage';

/** More would cover the page. */
const maxWindows = 3;

export interface Dock extends DockState {
  readonly targets: Readonly<Record<string, JumpTarget>>;
  /** The window that was opened last takes the focus. */
  readonly latest: string | null;
  readonly showList: (list: boolean) => void;
  readonly open: (chatId: string, seq?: number) => void;
  readonly minimise: (chatId: string, minimised: boolean) => void;
  readonly close: (chatId: string) => void;
}

const withWindow = (windows: readonly DockWindowState[], chatId: string): DockWindowState[] => {
  const opened = { chatId, minimised: false };
  if (windows.some((one) => one.chatId === chatId)) return windows.map((one) => (one.chatId === chatId ? opened : one));
  return [...windows, opened].slice(-maxWindows);
};

/** The dock's list and windows, kept for the next load. */
export const useDock = (userId: string): Dock => {
  const [state, setState] = useState(() => dockStorage.read(userId));
  const [targets, setTargets] = useState<Dock['targets']>({});
  const [latest, setLatest] = useState<string | null>(null);
  useEffect(() => dockStorage.write(userId, state), [userId, state]);
  return {
    ...state,
    targets,
    latest,
    showList: (list) => setState((now) => ({ ...now, list })),
    open: (chatId, seq) => {
      if (seq !== undefined) setTargets((now) => ({ ...now, [chatId]: { seq } }));
      setState((now) => ({ ...now, windows: withWindow(now.windows, chatId) }));
      setLatest(chatId);
    },
    minimise: (chatId, minimised) => {
      setState((now) => ({ ...now, windows: now.windows.map((one) => (one.chatId === chatId ? { chatId, minimised } : one)) }));
      setLatest(minimised ? null : chatId);
    },
    close: (chatId) => setState((now) => ({ ...now, windows: now.windows.filter((one) => one.chatId !== chatId) })),
  };
};
