import { sql } from 'drizzle-orm';
import { deskMatesContract } from '#contract/desk/people/mates.ts';
import { matesContract } from '#contract/mates/mates.ts';
import { mateStandingContract } from '#contract/mates/mate-standing.ts';
import { mateVoiceContract } from '#contract/mates/mate-voice.ts';
import { retention } from '#domain/time/retention.ts';
import { lockRow } from '../../platform/db/lock-row';
import { appUser } from '../../platform/db/schema/people';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskMatesHandlers } from './desk/mates-handlers';
import { matesHandlers } from './mates-handlers';
import { mateStandingHandlers } from './standing/mate-standing-handlers';
import { mateVoiceHandlers } from './mate-voice-handlers';
import { notifyFreeMate } from './busy/free-wishes';
import { recheckGame } from './standing/recheck-game';
import { mateDay, mateCallPlace } from '../../platform/db/schema/mates/mate-cards';
import { before } from '../../platform/retention/retention-rule';
import { storeLooksInTurn } from './places/count-looks';
import { recalculateGrades } from './standing/recalculate-grades';

export const mates: Feature = {
  name: 'mates',
  resources: [
    serve(matesContract, matesHandlers),
    serve(mateStandingContract, mateStandingHandlers),
    serve(mateVoiceContract, mateVoiceHandlers),
    serve(deskMatesContract, deskMatesHandlers),
  ],
  jobs: (app) => ({ gameAsks: recheckGame(app) }),
  deadlines: (app) => ({
    grades: { lock: async () => undefined, handle: recalculateGrades(app) },
    mate: { lock: lockRow(appUser), handle: notifyFreeMate(app) },
  }),
  retention: [
    { table: mateDay, isExpired: ({ product }) => sql`${mateDay.day} < ${before(product, retention.placeFigures)}` },
    {
      table: mateCallPlace,
      isExpired: ({ product }) => sql`${mateCallPlace.calledAt} < ${before(product, retention.placeFigures)}`,
    },
  ],
  background: storeLooksInTurn,
};
