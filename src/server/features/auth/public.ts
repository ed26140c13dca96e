export { openSession } from './open-session';
export { hashPassword } from './password';
export { demandPassword } from './change-account';
export { sendEmailCode } from './confirm-email';
export { voidMailedLinks } from './reset-password';
