import { missingHeadings, readRegisterRow, registerHeadings } from '#domain/money/read-register-row.ts';
import { type RegisterLine, registerLimits } from '#domain/money/register.ts';
import type { TableProblem } from '#domain/tables/table-problem.ts';
import { badFile, readTable, type TableFile } from '#server/platform/tables/read-table.ts';

interface Register {
  readonly lines: readonly RegisterLine[];
  /** Numbers of the lines in the file that are not compared. */
  readonly unread: readonly number[];
  /** Whatever could not be read, also beside lines that are compared, in the order of the file. */
  readonly problems: readonly TableProblem[];
}

/**
 * Reads a provider's register. `zone` (IANA) is that of times without one.
 * @throws Refusal VALIDATION_ERROR for a file that is no register or has too many lines
 */
export const readRegister = async (file: TableFile, zone: string): Promise<Register> => {
  const table = await readTable(file, { most: registerLimits.lines, known: registerHeadings });
  const lacking = missingHeadings(table.headings);
  if (lacking.length > 0) throw badFile(`Нет столбцов: ${lacking.join(', ')}`);
  const rows = table.rows.map(({ line, cell }) => ({ at: line, ...readRegisterRow(cell, table.headings, zone) }));
  const inOrder = (one: TableProblem, other: TableProblem) => one.line - other.line;
  return {
    lines: rows.flatMap(({ line }) => line ?? []),
    unread: [
      ...table.problems.map(({ line }) => line),
      ...rows.flatMap(({ at, line }) => (line === null ? [at] : [])),
    ].sort((one, other) => one - other),
    problems: [
      ...table.problems,
      ...rows.flatMap(({ at, problems }) => problems.map((problem) => ({ line: at, ...problem }))),
    ].sort(inOrder),
  };
};
