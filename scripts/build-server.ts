import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

/** Read as one file they load several times faster than as their hundreds. None of them looks for files of its own. */
const inlined = new Set(['cockatiel', 'drizzle-orm', 'jose', 'otpauth', 'uuid', 'xstate', 'zod']);

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** All other packages stay where npm has put them: some bring programs, threads or pages that they find by their path. */
const packages: Plugin = {
  name: 'packages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || inlined.has(packageOf(name)) ? undefined : { path: name, external: true },
    );
  },
};

const ofProduct = ['serve', 'first-start', 'admin', 'ledger-check'].map((name) => `src/server/${name}.ts`);
/** `[folder, ...programs]`: tests build programs of their own into theirs. */
const [outdir = 'dist/server', ...asked] = process.argv.slice(2);

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides: unknown;
}

/**
 * What is left of the project's own manifest where only the built programs run: the image installs by it. By another name
 * beside them, since the project's root is where package.json stands.
 */
const manifestFor = ({ outputs }: Metafile): object => {
  const { dependencies, overrides }: Manifest = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const asked = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path: name }) => external && !name.startsWith('node:') && !builtinModules.includes(name))
    .map(({ path: name }) => packageOf(name));
  const versions = [...new Set(asked)].sort().map((name) => {
    const version = dependencies[name];
    if (version === undefined) throw new Error(`the built server asks for ${name}, which is no dependency`);
    return [name, version] as const;
  });
  return { private: true, dependencies: Object.fromEntries(versions), overrides };
};

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
  metafile: true,
  plugins: [packages],
  logLevel: 'warning',
})
  .then(({ metafile }) => {
    if (asked.length > 0) return;
    fs.writeFileSync(path.join(outdir, 'packages.json'), JSON.stringify(manifestFor(metafile), null, 2));
  })
  .catch((problem: unknown) => {
    // What esbuild itself complains of it has said already.
    if (problem instanceof Error && !('errors' in problem)) console.error(problem.message);
    process.exit(1);
  });
