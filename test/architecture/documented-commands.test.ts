import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '#server/platform/config/project-root.ts';
import {
  commandsIn,
  documentedCommands,
  npmScripts,
  programsOf,
  scriptOf,
} from '../support/documents/documented-commands';
import { readProjectFile as read } from '../support/documents/project-files';
import { runDocumented } from '../support/documents/run-documented';

const exists = (file: string): boolean => fs.existsSync(path.join(projectRoot, file));
const commands = documentedCommands();

/** Run by no test, each for its reason. */
const byHand: Readonly<Record<string, string>> = {
  'npm run dev': 'watches until it is stopped',
  'npm run test:quick': 'is made of parts of npm test, and of the search for unused code',
  'npm run test:previous': 'runs the HTTP tests of another release, before one is made',
  'npm run soak': 'takes hours; its tests also run in their short form',
  'npm run bench': 'takes an hour, and measures',
  'npm run machines': 'overwrites docs/machines, which test/client/drawn-machines.test.ts compares',
  'npm run schema': 'overwrites schema.sql, which test/http/operation/schema-at-once.test.ts compares',
  'npm run machines:taken': 'runs tests of the machines once more, and writes what they take',
  'npm run market:faults': 'takes half an hour; the market itself runs in the tests',
  'npm run test:tools': 'fetches the extractor of an editor from the registry; its tests are part of npm test',
  docker: 'needs Docker',
  git: 'is no command of ours',
};

test('commands are found in blocks and in prose, without their comments', () => {
  const text =
    'Run `npm run a` or `a.ts`.\n\n```sh\nnpm ci && npm start    # both\n# nothing\n```\n\n```ts\nnpm b\n```\n';
  expect(commandsIn(text)).toEqual(['npm ci', 'npm start', 'npm run a']);
});

test('programs are found through npm scripts', () => {
  expect(programsOf('npm start')).toEqual(expect.arrayContaining(['scripts/build.ts', 'dist/server/serve.js']));
  expect(programsOf('npm run dev')).toEqual(['src/server/main.ts', 'scripts/build-page.ts']);
  expect(programsOf('npm test')).toContain('scripts/build.ts');
});

test.each(commands.filter((command) => scriptOf(command) !== null))('there is a script for %s', (command) => {
  expect(Object.keys(npmScripts)).toContain(scriptOf(command));
});

test.each(commands.flatMap((command) => programsOf(command).map((program) => [program, command])))(
  '%s of %s is there',
  (program) => {
    if (program.startsWith('dist/'))
      return expect(exists(program.replace('dist/', 'src/').replace('.js', '.ts'))).toBe(true);
    const onMachine = ['npm', 'docker', 'git', 'cp'].includes(program);
    return expect(
      onMachine || exists(program) || exists(`node_modules/.bin/${program === 'npx' ? 'jest' : program}`),
    ).toBe(true);
  },
);

test.each(commands.flatMap((command) => command.split(' ').filter((word) => /\w\/\w.*\.\w+$/.test(word))))(
  'the file %s of a command is there',
  (file) => expect(exists(file)).toBe(true),
);

/** Commands that tests run, as the source of the tests writes them. */
const runByTests = fs
  .readdirSync(path.join(projectRoot, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => [...read(path.join('test', file)).matchAll(/[dD]ocumented\(\s*['`]([^'`]+)['`]/g)])
  .map(([, command = '']) => command);

/** Programs that `.ci/run` starts by way of npm. */
const runByCi = read('.ci/run')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line.startsWith('npm '));
const programsRun = [...runByCi, ...runByTests].flatMap(programsOf);

const startOf = (command: string): string =>
  command
    .split(' ')
    .slice(0, command.startsWith('npm run') ? 3 : 2)
    .join(' ');

const isRunItself = (start: string): boolean =>
  [...runByCi, ...runByTests].some((run) => run === start || run.startsWith(`${start} `));

/** `npm run build` is part of `npm test`, and `npm run format` starts the formatter as the check of it does. */
const isRunInParts = (command: string): boolean =>
  scriptOf(command) !== null && programsOf(command).every((program) => programsRun.includes(program));

const reasonOf = (command: string): string | undefined =>
  byHand[startOf(command)] ?? byHand[command.split(' ')[0] ?? ''];

test.each(commands)('%s is run by CI or by a test, or there is a reason why not', (command) => {
  expect(isRunItself(startOf(command)) || isRunInParts(command) || reasonOf(command)).toBeTruthy();
});

test('no reason stands for a command that is run, or that no page names', () => {
  const isNeeded = (start: string): boolean =>
    commands.some((command) => command.startsWith(start)) && !isRunItself(start);
  expect(Object.keys(byHand).filter((start) => !isNeeded(start))).toEqual([]);
});

describe('cheap commands do what the pages say', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-commands-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  test('push:key prints a key', async () => {
    const { code, said } = await runDocumented('npm run push:key');
    expect([code, said]).toEqual([0, expect.stringMatching(/^PUSH_PRIVATE_KEY=[\w-]{43}$/m)]);
  });

  test('docs finds its pages up to date', async () => {
    const { code, said } = await runDocumented('npm run docs -- --check');
    expect([code, said]).toEqual([0, expect.not.stringContaining('out of date')]);
  });

  test('chat:replay prints a digest of the log in a file', async () => {
    const file = path.join(folder, 'log.json');
    fs.writeFileSync(file, '[]');
    const { code, said } = await runDocumented(`npm run chat:replay -- ${file}`);
    expect([code, said]).toEqual([0, expect.stringMatching(/^digest [\da-f]{16}$/m)]);
  });

  test('the example of settings can be copied', async () => {
    const copy = path.join(folder, '.env');
    expect((await runDocumented(`cp deploy/env.example ${copy}`)).code).toBe(0);
    expect(fs.readFileSync(copy, 'utf8')).toBe(read('deploy/env.example'));
  });

  test('npx jest runs one file', async () => {
    const { code, said } = await runDocumented('npx jest test/domain/money/money.test.ts');
    expect([code, said]).toEqual([0, expect.stringContaining('money.test.ts')]);
  });
});
