import type { Clock } from '../../../platform/clock/clock';
import type { Till } from './till';

/** The register of the demo: it takes every document, and when it is asked it says that it has printed it. */
export const trainingTill = (clock: Pick<Clock, 'now'>): Till => ({
  name: 'TRAINING',
  provider: null,
  lacking: () => null,
  issue: async ({ id }) => ({ state: 'ACCEPTED', documentId: id }),
  ask: async (documentId) => {
    const now = clock.now();
    const [document, attribute] = [String(now % 1_000_000), String((now * 7) % 4_000_000_000)];
    const fiscal = { drive: '0000000000000000', document, attribute, at: new Date(now).toISOString() };
    return { state: 'DONE', documentId, url: null, fiscal };
  },
});
