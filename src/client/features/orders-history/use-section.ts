import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { HistoryFilter, HistorySection } from '../../api/squads-api';
import { historySections } from '../../../contract/squads/squad-lists';
import { categoryKinds } from '../../../domain/enums/category-kind';

const first: HistorySection = 'all';
/** `gameId` is the game that the shell has chosen; the filter has a name of its own. */
const names = { section: 'section', game: 'game', kind: 'kind' } as const;
const isSlug = (text: string | null): text is string => text !== null && /^[a-z0-9][a-z0-9-]{0,31}$/.test(text);

/** Section and filter stand in the page's address: a link or Back brings the same ones. */
export const useSection = () => {
  const [query, setQuery] = useSearchParams();
  const section = historySections.find((id) => id === query.get(names.section)) ?? first;
  const kind = categoryKinds.find((one) => one === query.get(names.kind));
  const game = query.get(names.game);
  const filter: HistoryFilter = { ...(isSlug(game) ? { gameId: game } : {}), ...(kind === undefined ? {} : { kind }) };
  const write = useCallback(
    (changes: Partial<Record<keyof typeof names, string>>) => {
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '' || value === first) after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setQuery],
  );
  return { section, filter, write };
};
