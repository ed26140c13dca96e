import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { seeded } from '#domain/market/seeded.ts';
import { allFaults, type Fault } from './faults/candidates';

/*
 * `npm run market:faults -- [how many] [seed] [seconds of the processor for each]`: plants faults in the rules, the
 * steps and the books, one at a time and in memory alone, and tells which of them the market's laws find.
 */

const [count = 200, seed = 1, seconds = 10] = process.argv.slice(2).map(Number);
const root = path.join(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'market-faults-'));
const bundle = path.join(folder, 'hunt.cjs');

/** The hunt, built with one file changed. */
const plant = async ({ file, start, end, becomes }: Fault): Promise<void> => {
  const wanted = path.join(root, file);
  await build({
    entryPoints: [path.join(root, 'test/market/hunt.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent',
    plugins: [
      {
        name: 'one-fault',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, ({ path: loaded }) => {
            if (loaded !== wanted) return undefined;
            const text = fs.readFileSync(loaded, 'utf8');
            return { loader: 'ts', contents: text.slice(0, start) + becomes + text.slice(end) };
          }),
      },
    ],
  });
};

interface Found {
  readonly law: string | null;
  readonly told?: string;
  readonly least?: number;
  readonly lives?: number;
}

const isFound = (value: unknown): value is Found => typeof value === 'object' && value !== null && 'law' in value;

/** A process of its own: a fault may keep it from ending. */
const hunt = (length: number, first: number): Found => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [bundle, String(length), String(first)], {
    encoding: 'utf8',
    timeout: length * 6000,
  });
  if (stdout !== '') {
    const read: unknown = JSON.parse(stdout);
    if (isFound(read)) return read;
  }
  return status === null
    ? { law: 'ends' }
    : { law: 'nothing fails', told: stderr.split('\n').find((line) => /Error/.test(line)) ?? '' };
};

const chosen = (all: readonly Fault[]): readonly Fault[] => {
  const random = seeded(seed);
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () =>
    left.splice(random.between(0, left.length - 1), 1),
  ).flat();
};

const placeOf = ({ file, line, was, becomes }: Fault): string =>
  `${file}:${line} «${was.replaceAll(/\s+/g, ' ')}» → «${becomes.replaceAll(/\s+/g, ' ')}»`;

/** Survivors are hunted once more, so many times as long, in markets of other seeds. */
const longer = 6;

const run = async (): Promise<void> => {
  const all = allFaults(root);
  const begun = Date.now();
  const lengths: number[] = [];
  const byLaw = new Map<string, number>();
  const huntAll = async (faults: readonly Fault[], length: number, first: number): Promise<readonly Fault[]> => {
    const survivors: Fault[] = [];
    for (const [index, fault] of faults.entries()) {
      await plant(fault);
      const { law, told = '', least, lives } = hunt(length, first);
      if (law === null) survivors.push(fault);
      else byLaw.set(law, (byLaw.get(law) ?? 0) + 1);
      if (least !== undefined) lengths.push(least);
      const outcome =
        law === null ? `SURVIVED ${lives ?? 0} lives` : `${law} (${least ?? '–'} steps) ${told.slice(0, 80)}`;
      process.stdout.write(`${index + 1} ${placeOf(fault)}: ${outcome}\n`);
    }
    return survivors;
  };
  const planted = chosen(all);
  const survivors = await huntAll(await huntAll(planted, seconds, 1), seconds * longer, 1001);
  const found = planted.length - survivors.length;
  process.stdout.write(
    [
      '',
      `${found} of ${planted.length} found (${((100 * found) / planted.length).toFixed(1)} %) in ${((Date.now() - begun) / 60_000).toFixed(1)} minutes, out of ${all.length} that could be planted`,
      `steps to show one: at most ${Math.max(0, ...lengths)}, in the median ${lengths.toSorted((a, b) => a - b)[lengths.length >> 1] ?? 0}`,
      ...[...byLaw].sort(([, one], [, other]) => other - one).map(([law, times]) => `${times} by «${law}»`),
      'survivors (scripts/faults/judged.md says which of them are none):',
      ...survivors.map(placeOf),
      '',
    ].join('\n'),
  );
  fs.rmSync(folder, { recursive: true });
};

void run();
