import { useCallback } from 'react';
import { useLanguagesQuery } from './reference-api';

/** «Русский» for `ru`; the code itself until the list is there. */
export const useLanguageName = (): ((code: string) => string) => {
  const { data } = useLanguagesQuery();
  return useCallback((code: string) => data?.find((language) => language.code === code)?.name ?? code, [data]);
};
