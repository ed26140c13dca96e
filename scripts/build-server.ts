import { build, type Plugin } from 'esbuild';

/** Read as one file they load several times faster than as their hundreds. None of them looks for files of its own. */
const inlined = new Set(['cockatiel', 'drizzle-orm', 'jose', 'otpauth', 'uuid', 'xstate', 'zod']);

const packageOf = (path: string): string => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** All other packages stay where npm has put them: some bring programs, threads or pages that they find by their path. */
const packages: Plugin = {
  name: 'packages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || inlined.has(packageOf(path)) ? undefined : { path, external: true },
    );
  },
};

const ofProduct = ['serve', 'admin', 'ledger-check'].map((name) => `src/server/${name}.ts`);
/** `[folder, ...programs]`: tests build programs of their own into theirs. */
const [outdir = 'dist/server', ...asked] = process.argv.slice(2);

/** Node reads one file for each program instead of translating nine hundred at every start. */
build({
  entryPoints: asked.length > 0 ? asked : ofProduct,
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // Stacks name the sources; what they say is not carried along.
  sourcemap: true,
  sourcesContent: false,
  plugins: [packages],
  logLevel: 'warning',
}).catch(() => process.exit(1));
