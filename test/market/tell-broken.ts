import fs from 'node:fs';
import path from 'node:path';
import os from 'node:os';
import { logOf, shrink } from '#domain/market/shrink.ts';
import type { Broken } from '#domain/market/market.ts';
import { hexOf } from '../lifecycle/random-life';

/** A broken law in words, with its shortest moves saved as a log that /dev/machines and the replay of jest read. */
export const tellBroken = ({ seed, law, told, press, moves }: Broken): string => {
  const least = shrink(moves, law);
  const file = path.join(os.tmpdir(), `market-${seed}-${law.replaceAll(' ', '-')}.json`);
  fs.writeFileSync(file, JSON.stringify(logOf(least, hexOf), null, 1));
  const steps = least.map((move) =>
    move.kind === 'press' ? `${move.event.type} by ${JSON.stringify(move.event.by)}` : move.kind,
  );
  return [
    `seed ${seed}, press ${press}: «${law}» is broken: ${told}`,
    `${moves.length} moves, ${least.length} are enough: ${steps.join(', ')}`,
    `the log: ${file}`,
  ].join('\n');
};
