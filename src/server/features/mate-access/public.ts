export {
  allowOrders,
  blockMate,
  countFinishedOrders,
  countPlayedMinutes,
  grantMateAccess,
  lockMate,
  lockMates,
  noteAnswer,
  noteMissedInvitation,
  setMateRatings,
  setMateTerms,
  setNotificationsConnected,
  setVerified,
  switchOrders,
  switchOrdersOff,
  takeMateAccess,
} from './mate-access';
export { isMate } from './is-mate';
export { setVoice } from './voice';
export { comeOnline } from './presence';
export { followReadiness, followReadinessInGame, missingParams, readReadiness, readinessOf } from './readiness';
export { followRates } from './follow-prices';
export { tellActive } from './tell-active';
