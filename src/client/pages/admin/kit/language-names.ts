import { nameOfCode } from '../../../entities/game/name-of-code';

/** «Русский, Английский», as the browser calls them: the desk does not wait for a list. */
export const languageNames = (codes: readonly string[]): string =>
  codes.map((code) => nameOfCode(undefined, code, 'language')).join(', ');
