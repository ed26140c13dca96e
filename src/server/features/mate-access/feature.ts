import type { Feature } from '../../platform/feature';
import { lockRow, lockRows } from '../../platform/db/lock-row';
import { appUser } from '../../platform/db/schema/people';
import { syncPrices } from './sync-prices';
import { removeFile } from '../../platform/uploads/stored-files';
import { agePresences } from './presence';
import { scorePlaces } from './score-places';

export const mateAccess: Feature = {
  name: 'mate-access',
  deadlines: (app) => ({
    places: { lock: async () => undefined, handle: scorePlaces(app) },
    presence: {
      lock: lockRow(appUser),
      handle: (tx, due) => agePresences(app)(tx, [due]),
      batch: { lock: lockRows(appUser), handle: agePresences(app) },
    },
  }),
  jobs: (app) => ({ voiceGone: ({ address }) => removeFile(app.files, address) }),
  prepare: syncPrices,
};
