export { openSession } from './open-session';
export { hashPassword } from './password';
export { demandPassword } from './change-account';
export { demandOwnCode, mailOwnCode, sendEmailCode } from './confirm-email';
export { signOut } from './sign-in';
export { voidMailedLinks } from './reset-password';
