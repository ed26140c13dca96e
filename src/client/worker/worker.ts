import { start } from './start-worker';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

start(self);
