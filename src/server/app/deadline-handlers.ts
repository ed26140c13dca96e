import type { DeadlineHandler } from '../deadlines/deadline-sweeper';
import type { App } from './app';

/** Who carries out a due deadline, by the aggregate's prefix (`squad:18402` → `squad`). */
export const deadlineHandlers = (_app: App): Readonly<Record<string, DeadlineHandler>> => ({});
