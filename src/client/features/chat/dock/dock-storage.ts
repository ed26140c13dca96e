import * as z from 'zod/mini';

const dockState = z.object({
  list: z.boolean(),
  windows: z.array(z.object({ chatId: z.string(), minimised: z.boolean() })),
});

export type DockState = z.output<typeof dockState>;
export type DockWindowState = DockState['windows'][number];

const keyOf = (userId: string): string => `chat.dock.${userId}`;
const nothing: DockState = { list: false, windows: [] };

/** What of the dock stood open, for after a reload. */
export const dockStorage = {
  read: (userId: string): DockState => {
    try {
      const parsed = dockState.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
      return parsed.success ? parsed.data : nothing;
    } catch {
      return nothing;
    }
  },
  write: (userId: string, state: DockState): void => {
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(state));
    } catch {
      // The page itself still has it.
    }
  },
} as const;
