import { whileSeen } from '../../api/while-seen';

/**
 * For a page about a single mate: no event reports to everybody that a mate joined or left a squad, so the page polls,
 * and «Позвать» is not outdated for long.
 */
export const matePolling = whileSeen(60_000);
