import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { JumpTarget } from '../room/room-context';
import { browserStorage } from '#client/kit/store/browser-storage.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Widths of a window or the list with the gap next to it, and of the dock's margins, px. */
const panelPx = 352;
const marginsPx = 48;
const buttonPx = 64;
/** The button for the windows that do not fit, with its gap. */
const signPx = 112;

/** More would cover the page. */
const mostWindows = 3;

/** How many of `count` windows fit side by side; at least one. */
const useRoomForWindows = (list: boolean, count: number): number => {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const available = width - marginsPx - (list ? panelPx : buttonPx);
  const fitting = Math.min(mostWindows, Math.floor(available / panelPx));
  return Math.max(1, count <= fitting ? count : Math.min(fitting, Math.floor((available - signPx) / panelPx)));
};

const dockState = z.object({
  list: z.boolean(),
  windows: z.array(z.object({ chatId: z.string(), minimised: z.boolean() })),
});

type DockState = z.output<typeof dockState>;
type DockWindowState = DockState['windows'][number];

const keyOf = (userId: string): string => `chat.dock.${userId}`;
const nothing: DockState = { list: false, windows: [] };

/** Which windows of the dock were open, restored after a reload. */
const dockStorage = {
  read: (userId: string): DockState => {
    try {
      const parsed = dockState.safeParse(JSON.parse(browserStorage.get(keyOf(userId)) ?? 'null'));
      return parsed.success ? parsed.data : nothing;
    } catch {
      return nothing;
    }
  },
  write: (userId: string, state: DockState): void => {
    browserStorage.set(keyOf(userId), JSON.stringify(state));
  },
} as const;

/** Open windows that do not fit are listed behind a button; with more, that list would be a second list of chats. */
const maxWindows = 8;

interface Dock {
  readonly list: boolean;
  /** Side by side, the one opened last at the right. */
  readonly shown: readonly DockWindowState[];
  /** Open windows that do not fit, the one opened last first. */
  readonly hidden: readonly string[];
  readonly targets: Readonly<Record<string, JumpTarget>>;
  /** The window that was opened last takes the focus. */
  readonly latest: string | null;
  readonly showList: (list: boolean) => void;
  readonly open: (chatId: string, seq?: number) => void;
  readonly minimise: (chatId: string, minimised: boolean) => void;
  readonly close: (chatId: string) => void;
}

/** A visible window opens in its position, any other next to the button. */
const withWindow = (
  windows: readonly DockWindowState[],
  chatId: string,
  inSight: readonly DockWindowState[],
): DockWindowState[] => {
  const opened = { chatId, minimised: false };
  if (inSight.some((one) => one.chatId === chatId)) return windows.map((one) => (one.chatId === chatId ? opened : one));
  return [...windows.filter((one) => one.chatId !== chatId), opened].slice(-maxWindows);
};

/**
 * The dock's list and windows, stored for the next load. All of it is rendered bit by bit: a window has a whole room in it,
 * and the press that opens or closes it must be seen.
 */
export const useDock = (userId: string): Dock => {
  const [state, setState] = useState<DockState>(() => dockStorage.read(userId));
  const [targets, setTargets] = useState<Dock['targets']>({});
  const [latest, setLatest] = useState<string | null>(null);
  useEffect(() => dockStorage.write(userId, state), [userId, state]);
  const visibleCount = useRoomForWindows(state.list, state.windows.length);
  const shown = state.windows.slice(-visibleCount);
  return {
    list: state.list,
    shown,
    hidden: state.windows
      .slice(0, -visibleCount)
      .map(({ chatId }) => chatId)
      .reverse(),
    targets,
    latest,
    showList: (list) => startTransition(() => setState((now) => ({ ...now, list }))),
    open: (chatId, seq) =>
      startTransition(() => {
        if (seq !== undefined) setTargets((now) => ({ ...now, [chatId]: { seq } }));
        setState((now) => ({ ...now, windows: withWindow(now.windows, chatId, shown) }));
        setLatest(chatId);
      }),
    minimise: (chatId, minimised) =>
      startTransition(() => {
        setState((now) => ({
          ...now,
          windows: now.windows.map((one) => (one.chatId === chatId ? { chatId, minimised } : one)),
        }));
        setLatest(minimised ? null : chatId);
      }),
    close: (chatId) =>
      startTransition(() =>
        setState((now) => ({ ...now, windows: now.windows.filter((one) => one.chatId !== chatId) })),
      ),
  };
};
