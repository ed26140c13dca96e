import { useCallback } from 'react';
import { nameOfCode } from './name-of-code';
import { useLanguagesQuery } from './reference-api';

/** «Русский» for `ru`. */
export const useLanguageName = (): ((code: string) => string) => {
  const { data } = useLanguagesQuery();
  return useCallback((code: string) => nameOfCode(data, code, 'language'), [data]);
};
