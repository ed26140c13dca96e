import { nameOfCode } from '#client/entities/game/name-of-code.ts';

/** «Русский, Английский», as the browser calls them: the desk loads no list of languages. */
export const languageNames = (codes: readonly string[]): string =>
  codes.map((code) => nameOfCode(undefined, code, 'language')).join(', ');
