import { eq } from 'drizzle-orm';
import { deskDrawsContract } from '#contract/desk/money/draws.ts';
import { drawsContract } from '#contract/money/draws.ts';
import { draw } from '../../platform/db/schema/money/draws';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { drawWinners } from './draw-winners';
import { deskDrawsHandlers } from './desk/draws-handlers';
import { drawsHandlers } from './draws-handlers';

export const draws: Feature = {
  name: 'draws',
  resources: [serve(drawsContract, drawsHandlers), serve(deskDrawsContract, deskDrawsHandlers)],
  deadlines: (app) => ({
    draw: {
      lock: (tx, id) =>
        tx
          .select({ id: draw.id })
          .from(draw)
          .where(eq(draw.id, Number(id)))
          .for('update'),
      handle: async (tx, { aggregateId }) => {
        await drawWinners(app, tx, Number(aggregateId));
      },
    },
  }),
};
