import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Streams a part to the disk as it comes; gives how many bytes came. When the line breaks, what came until then
 * counts. Null: more came than `maxBytes`, and the rest was not read.
 */
export const receivePart = async (body: Readable, place: string, maxBytes: number): Promise<number | null> => {
  await fs.mkdir(path.dirname(place), { recursive: true });
  let came = 0;
  const measured = async function* (): AsyncGenerator<Buffer> {
    try {
      for await (const piece of body) {
        came += Buffer.byteLength(piece);
        if (came > maxBytes) return;
        yield piece;
      }
    } catch {
      // The line broke: what has come is kept.
    }
  };
  await pipeline(measured, createWriteStream(place, { flags: 'wx', mode: 0o640 }));
  return came > maxBytes ? null : came;
};
