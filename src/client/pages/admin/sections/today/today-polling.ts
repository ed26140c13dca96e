import { whileSeen } from '../../../../api/while-seen';

/** What people do reaches the first screen with no event; the queues have theirs. */
export const todayPolling = whileSeen(60_000);
