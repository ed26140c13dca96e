import { deskReservesContract } from '#contract/desk/money/reserves.ts';
import { reservesContract } from '#contract/money/reserves.ts';
import { lockRow } from '../../platform/db/lock-row';
import { balanceReserve } from '../../platform/db/schema/money/reserves';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { reserveDeadline } from './reserve-deadline';
import { deskReservesHandlers } from './desk/reserves-handlers';
import { reservesHandlers } from './reserves-handlers';

export const reserves: Feature = {
  name: 'reserves',
  resources: [serve(reservesContract, reservesHandlers), serve(deskReservesContract, deskReservesHandlers)],
  deadlines: (app) => ({ reserve: { lock: lockRow(balanceReserve), handle: reserveDeadline(app) } }),
};
