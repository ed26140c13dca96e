import type { Feature } from '../../platform/feature';
import { demoHeartbeat } from './demo-presence';
import { demoOpenSquads } from './squads/keep-open-squads';

const lock = async (): Promise<void> => undefined;

/** The deadlines are registered even without the demo: a database that was a demo once may still contain one. */
export const demo: Feature = {
  name: 'demo',
  deadlines: (app) => ({
    demo: { lock, handle: demoHeartbeat(app) },
    'demo-squads': { lock, handle: demoOpenSquads(app) },
  }),
};
