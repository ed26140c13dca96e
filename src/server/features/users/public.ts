export {
  countFinishedSquad,
  createAccount,
  lockAccount,
  removeAvatar,
  setAccountPermissions,
  setActive,
  setAllowMarketing,
  setBlocked,
  setDeleted,
  setEmailConfirmed,
  setPasswordHash,
  setUsername,
} from './accounts';
export { changeAddress, changeOfToken, keepAddress, restoreAddress } from './address-change';
export type { Account } from './accounts';
export { clearLeaving, setLeaving, cancelLeaving } from './leaving';
export { currentSquadOf } from './read-me';
export { profileChanged } from './change-profile';
export { readMe } from './read-me';
export { mailToPeople } from './mail-to-people';
export { knownTimeZone } from './time-zone';
export { blockPassOf, passIfBlocked, readBlockPass, refusalOfBlocked } from './block-pass';
