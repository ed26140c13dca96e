export {
  allowOrders,
  blockMate,
  countFinishedOrders,
  grantMateAccess,
  lockMate,
  noteAnswer,
  noteMissedInvitation,
  setMateRating,
  setMateTerms,
  setNotificationsConnected,
  switchOrders,
  switchOrdersOff,
  takeMateAccess,
} from './mate-access';
export { comeOnline } from './presence';
export { followReadiness, readReadiness, readinessOf } from './readiness';
export { followRates } from './follow-prices';
