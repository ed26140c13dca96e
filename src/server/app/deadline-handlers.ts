import { depositDeadline } from '../balance/play-dummy-outcome';
import type { DeadlineHandler } from '../deadlines/deadline-sweeper';
import type { App } from './app';

/** Who carries out a due deadline, by the aggregate's prefix (`squad:18402` → `squad`). */
export const deadlineHandlers = (app: App): Readonly<Record<string, DeadlineHandler>> => ({
  deposit: depositDeadline(app),
});
