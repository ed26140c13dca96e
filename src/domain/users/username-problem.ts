import { profileLimits } from '../settings/profile-limits';

type UsernameProblem = 'LENGTH' | 'CHARACTERS' | 'MIXED_SCRIPTS';

const latin = /[a-z]/i;
const cyrillic = /[а-яёіїєґў]/i;
const allowed = /^[a-zа-яёіїєґў0-9_-]+$/i;

/** Why a username is not one, null when it is: 3–20 letters of one script, digits, «_», «-», with at least one letter or digit. */
export const usernameProblem = (username: string): UsernameProblem | null => {
  if (username.length < profileLimits.usernameMin || username.length > profileLimits.usernameMax) return 'LENGTH';
  if (!allowed.test(username) || /^[_-]+$/.test(username)) return 'CHARACTERS';
  return latin.test(username) && cyrillic.test(username) ? 'MIXED_SCRIPTS' : null;
};
