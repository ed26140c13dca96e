import { useState } from 'react';
import { type SentTable, tableOfFile, tableOfText } from './table-of-file';
import { type Mutation, useAct } from './use-act';

/** A table as it was read, before anything is done with it. */
interface CheckedTable<Told> {
  readonly source: File | string;
  readonly table: SentTable;
  readonly told: Told;
}

/**
 * The first of two presses: the server reads a table, a file or what was pasted, and tells what it would do with it. The
 * second one sends what was read. Another table has to be read again: `checked` is of this one.
 */
export const useTableCheck = <Told>(
  [check]: Mutation<{ readonly body: SentTable }, Told>,
  title: string,
  current: File | string | null,
) => {
  const [read, setRead] = useState<CheckedTable<Told> | null>(null);
  const act = useAct(
    [
      (source: File | string) => ({
        unwrap: async () => {
          const table = typeof source === 'string' ? tableOfText(source) : await tableOfFile(source);
          return { source, table, told: await check({ body: table }).unwrap() };
        },
      }),
    ],
    { title, onDone: setRead },
  );
  return { check: act, checked: read?.source === current ? read : null };
};
