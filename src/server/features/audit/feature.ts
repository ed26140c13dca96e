import type { Feature } from '../../platform/feature';
import { staffRoom } from './write-audit';

/** What administrators did, and who of them must hear of what; it has no calls of its own. */
export const audit: Feature = {
  name: 'audit',
  realtime: { rooms: ({ permissions }) => (permissions.length > 0 ? [staffRoom] : []) },
};
