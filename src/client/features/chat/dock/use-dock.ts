import { useEffect, useState } from 'react';
import type { JumpTarget } from '../room/use-jump';
import { dockStorage } from './dock-storage';
import type { DockState, DockWindowState } from './dock-storage';
import { useRoomForWindows } from './use-room-for-windows';

/** Those that do not fit wait behind a sign; more would be a second list of chats. */
const maxWindows = 8;

export interface Dock {
  readonly list: boolean;
  /** Side by side, the one opened last at the right. */
  readonly shown: readonly DockWindowState[];
  /** Open, but there is no room for them; the one opened last first. */
  readonly hidden: readonly string[];
  readonly targets: Readonly<Record<string, JumpTarget>>;
  /** The window that was opened last takes the focus. */
  readonly latest: string | null;
  readonly showList: (list: boolean) => void;
  readonly open: (chatId: string, seq?: number) => void;
  readonly minimise: (chatId: string, minimised: boolean) => void;
  readonly close: (chatId: string) => void;
}

/** A window in sight opens where it stands, any other beside the button. */
const withWindow = (windows: readonly DockWindowState[], chatId: string, inSight: readonly DockWindowState[]): DockWindowState[] => {
  const opened = { chatId, minimised: false };
  if (inSight.some((one) => one.chatId === chatId)) return windows.map((one) => (one.chatId === chatId ? opened : one));
  return [...windows.filter((one) => one.chatId !== chatId), opened].slice(-maxWindows);
};

/** The dock's list and windows, kept for the next load. */
export const useDock = (userId: string): Dock => {
  const [state, setState] = useState<DockState>(() => dockStorage.read(userId));
  const [targets, setTargets] = useState<Dock['targets']>({});
  const [latest, setLatest] = useState<string | null>(null);
  useEffect(() => dockStorage.write(userId, state), [userId, state]);
  const room = useRoomForWindows(state.list, state.windows.length);
  const shown = state.windows.slice(-room);
  return {
    list: state.list,
    shown,
    hidden: state.windows.slice(0, -room).map(({ chatId }) => chatId).reverse(),
    targets,
    latest,
    showList: (list) => setState((now) => ({ ...now, list })),
    open: (chatId, seq) => {
      if (seq !== undefined) setTargets((now) => ({ ...now, [chatId]: { seq } }));
      setState((now) => ({ ...now, windows: withWindow(now.windows, chatId, shown) }));
      setLatest(chatId);
    },
    minimise: (chatId, minimised) => {
      setState((now) => ({ ...now, windows: now.windows.map((one) => (one.chatId === chatId ? { chatId, minimised } : one)) }));
      setLatest(minimised ? null : chatId);
    },
    close: (chatId) => setState((now) => ({ ...now, windows: now.windows.filter((one) => one.chatId !== chatId) })),
  };
};
