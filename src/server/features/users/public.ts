export {
  countFinishedSquad,
  createAccount,
  lockAccount,
  removeAvatar,
  setAccountPermissions,
  setActive,
  setBlocked,
  setDeleted,
  setEmail,
  setEmailConfirmed,
  setPasswordHash,
  setUsername,
} from './accounts';
export type { Account } from './accounts';
export { forgetLeaving, setLeaving, stay } from './leaving';
export { currentSquadOf } from './read-me';
export { profileChanged } from './change-profile';
export { readMe } from './read-me';
export { forgetAvatar } from './avatar';
export { knownTimeZone } from './time-zone';
