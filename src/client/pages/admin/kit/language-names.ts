import { nameOfCode } from '../../../entities/game/name-of-code';

/** «Русский, Английский», as the browser calls them: the back office loads no list of languages. */
export const languageNames = (codes: readonly string[]): string =>
  codes.map((code) => nameOfCode(undefined, code, 'language')).join(', ');
