import { whileSeen } from '../../api/while-seen';

const guests = whileSeen(30_000);

/** For lists of open squads: guests have no socket, so their lists poll. */
export const squadsPolling = (isGuest: boolean) => (isGuest ? guests : {});
