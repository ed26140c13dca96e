import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The query that names one squad of the list: from a link, or of a guest who pressed «Вступить» and has signed in. */
export const askedParam = 'squad';

export const useAskedSquad = () => {
  const [query, setQuery] = useSearchParams();
  const text = query.get(askedParam);
  const forget = useCallback(() => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(askedParam);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [setQuery]);
  return { asked: text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null, forget };
};
