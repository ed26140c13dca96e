import { currentTimeZone } from '#client/kit/time/server-now.ts';

/** How a table travels to the server; `zone`: the operator's, for times in the file without one. */
export interface SentTable {
  readonly csv?: string;
  readonly xlsx?: string;
  readonly zone: string;
}

/** The first bytes of `.xlsx`, a ZIP archive, and of Excel's older formats, of which the server says what to do. */
const workbooks = [
  [0x50, 0x4b, 3, 4],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

const base64Of = (bytes: Uint8Array): string => {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return btoa(letters.join(''));
};

/** In UTF-8, in UTF-16 as Excel's «Текст Юникод», or in the encoding in which Excel in Russian saves CSV. */
const textOf = (bytes: Uint8Array): string => {
  if (begins(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
};

/** A chosen file as it is sent: a workbook as it is, all else as text. */
export const tableOfFile = async (file: File): Promise<SentTable> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const zone = currentTimeZone();
  return workbooks.some((one) => begins(bytes, one)) ? { xlsx: base64Of(bytes), zone } : { csv: textOf(bytes), zone };
};

/** A table that somebody has pasted. */
export const tableOfText = (csv: string): SentTable => ({ csv, zone: currentTimeZone() });
