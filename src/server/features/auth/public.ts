export { openSession, openSessionAs } from './open-session';
export { hashPassword, hasPassword } from './password';
export { confirmResetLink, ownerOfResetLink } from './reset-password';
export { requirePassword } from './change-account';
export { consumeOwnCode, mailOwnCode } from './confirm-email';
export { signOut } from './sign-in';
export { changeAddressIn } from './changed-address';
