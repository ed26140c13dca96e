export {
  blockMate,
  countFinishedOrders,
  countPlayedMinutes,
  grantMateAccess,
  keepOrdersOff,
  lockMate,
  lockMates,
  resetMissedInvitations,
  countMissedInvitation,
  setMateRatings,
  setMateTerms,
  setNotificationsConnected,
  setVerified,
  switchOrders,
  switchOrdersOff,
  revokeMateAccess,
} from './mate-access';
export { isMate } from './is-mate';
export { setVoice } from './voice';
export { setOnline } from './presence';
export {
  enforceReadiness,
  enforceReadinessInGame,
  isReady,
  missingParams,
  readReadiness,
  readinessOf,
} from './readiness';
export { syncRates } from './sync-prices';
export { announceActive } from './announce-active';
export { readPlaceFacts, scoreAllPlaces } from './score-places';
export { beginUnreached, endUnreached, wasUnreached } from './unreached';
