import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { HistorySection } from '../../api/squads-api';
import { historySections } from '../../../contract/squads/squad-lists';

const param = 'section';
const first: HistorySection = 'all';

/** The section stands in the page's address: a link or Back brings the same one. */
export const useSection = () => {
  const [query, setQuery] = useSearchParams();
  const section = historySections.find((id) => id === query.get(param)) ?? first;
  const choose = useCallback(
    (next: HistorySection) => {
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === first) after.delete(param);
          else after.set(param, next);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setQuery],
  );
  return { section, choose };
};
