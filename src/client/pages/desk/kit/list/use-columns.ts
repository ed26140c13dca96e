import { useState } from 'react';
import type { Column } from './data-table';
import { browserStorage } from '#client/kit/store/browser-storage.ts';

/** The operator's choice of columns, stored in this browser. */
export const useColumns = <Item>(section: string, columns: readonly Column<Item>[]) => {
  const name = `admin-columns:${section}`;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => {
    const chosen = browserStorage.get(name);
    return new Set(
      chosen === null ? columns.filter(({ optional }) => optional === true).map(({ id }) => id) : chosen.split(','),
    );
  });
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    browserStorage.set(name, [...next].join(','));
    setHidden(next);
  };
  // The first column names the row: it stays.
  const shown = columns.filter(({ id }, index) => index === 0 || !hidden.has(id));
  return { hidden, toggle, shown };
};
