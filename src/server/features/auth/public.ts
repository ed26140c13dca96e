export { openSession } from './open-session';
export { hashPassword } from './password';
export { requirePassword } from './change-account';
export { consumeOwnCode, mailOwnCode } from './confirm-email';
export { signOut } from './sign-in';
export { changeAddressIn } from './changed-address';
