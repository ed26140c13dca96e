import { deskSubjectKinds, seesKind } from '#domain/people/desk-subject.ts';
import type { Feature } from '../../platform/feature';
import { staffRoom } from './write-audit';

/** The audit log and who of the administrators is notified of what; it has no calls. */
export const audit: Feature = {
  name: 'audit',
  realtime: {
    rooms: ({ permissions }) => deskSubjectKinds.filter((kind) => seesKind(permissions, kind)).map(staffRoom),
  },
};
