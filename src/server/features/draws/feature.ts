import { eq } from 'drizzle-orm';
import { adminDrawsContract } from '#contract/admin/money/draws.ts';
import { drawsContract } from '#contract/money/draws.ts';
import { draw } from '../../platform/db/schema/money/draws';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { drawWinners } from './draw-winners';
import { adminDrawsHandlers } from './admin/admin-draws-handlers';
import { drawsHandlers } from './draws-handlers';

export const draws: Feature = {
  name: 'draws',
  resources: [serve(drawsContract, drawsHandlers), serve(adminDrawsContract, adminDrawsHandlers)],
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
