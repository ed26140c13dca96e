import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

/** Packages to bundle: as one file they load several times faster than as hundreds. None reads files of its own. */
const inlined = new Set([
  'cockatiel',
  'drizzle-orm',
  'hucre',
  'jose',
  'oauth4webapi',
  'otpauth',
  'uuid',
  'xstate',
  'zod',
]);

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** All other packages stay external: some have programs, worker threads or pages that they find by path. */
const packages: Plugin = {
  name: 'packages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || inlined.has(packageOf(name)) ? undefined : { path: name, external: true },
    );
  },
};

const ofProduct = ['serve', 'first-start', 'admin', 'ledger-check', 'steps-replay', 'what-if'].map(
  (name) => `src/server/${name}.ts`,
);
/** `[folder, ...programs]`: tests build programs into folders of their own. */
const [outdir = 'dist/server', ...asked] = process.argv.slice(2);

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides: unknown;
}

/**
 * The project's manifest reduced to what the built programs need: the container image installs from it. Not named
 * package.json, because the project's root is found by that name.
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

/**
 * One letter beyond ASCII, in a comment or a pattern, and V8 holds the whole file at two bytes a letter: esbuild escapes
 * those in strings alone.
 */
const escapeLetters = (file: string): void => {
  const text = fs.readFileSync(file, 'utf8');
  const escaped = text.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  fs.writeFileSync(file, escaped);
};

/** Bundles each program, so that Node loads one file instead of transpiling nine hundred at every start. */
build({
  entryPoints: asked.length > 0 ? asked : ofProduct,
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // Stack traces name the sources; the sources themselves are not included.
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  plugins: [packages],
  logLevel: 'warning',
})
  .then(({ metafile }) => {
    for (const file of Object.keys(metafile.outputs)) if (file.endsWith('.js')) escapeLetters(file);
    if (asked.length > 0) return;
    fs.writeFileSync(path.join(outdir, 'packages.json'), JSON.stringify(manifestFor(metafile), null, 2));
  })
  .catch((problem: unknown) => {
    // esbuild has printed its own errors already.
    if (problem instanceof Error && !('errors' in problem)) console.error(problem.message);
    process.exit(1);
  });
