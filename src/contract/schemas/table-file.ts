import * as z from 'zod/mini';
import { workbookBytes } from '#domain/tables/workbook-bytes.ts';
import { sizeText } from '#domain/text/size-text.ts';

const tooLarge = `Файл слишком большой: можно до ${sizeText(workbookBytes)}. Стоит разделить`;

/** Bytes of a request that carries a table: more than any may have, so that one that is too large is told its limit. */
export const tableRequestBytes = 16 * 1024 * 1024;

/** A table to read: one of the two. `characters`: of a CSV text at most. */
export const tableFile = (characters: number) => ({
  csv: z.optional(
    z.string().check(z.minLength(1, 'Файл пустой'), z.maxLength(characters, 'Файл слишком длинный: стоит разделить')),
  ),
  /** An Excel workbook in base64; its first visible sheet is read. */
  xlsx: z.optional(z.base64().check(z.minLength(1), z.maxLength(Math.ceil(workbookBytes / 3) * 4, tooLarge))),
});

/** What could not be read, by its place in the file. */
export const tableProblem = z.object({
  line: z.number(),
  /** Null: the whole line. */
  column: z.nullable(z.string()),
  why: z.string(),
});
