import * as z from 'zod/mini';

/** Characters of a workbook in base64: what a request may carry. */
const longestWorkbook = 480_000;

/** A table to read: one of the two. `characters`: of a CSV text at most. */
export const tableFile = (characters: number) => ({
  csv: z.optional(
    z.string().check(z.minLength(1, 'Файл пустой'), z.maxLength(characters, 'Файл слишком длинный: стоит разделить')),
  ),
  /** An Excel workbook in base64; its first visible sheet is read. */
  xlsx: z.optional(
    z.base64().check(z.minLength(1), z.maxLength(longestWorkbook, 'Файл слишком большой: стоит разделить')),
  ),
});

/** What could not be read, by its place in the file. */
export const tableProblem = z.object({
  line: z.number(),
  /** Null: the whole line. */
  column: z.nullable(z.string()),
  why: z.string(),
});
