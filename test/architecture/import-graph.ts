import fs from 'node:fs';
import path from 'node:path';
import type { Node } from '@babel/types';
import { childrenOf, isCall, parseSource, wholeText } from '../../scripts/syntax';

const { imports }: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(
  fs.readFileSync('package.json', 'utf8'),
);

/** What the bundler loads and nobody imports from. */
const isAsset = (module: string): boolean => /\.(?:css|svg|woff2|sql)$/.test(module);

/** A path by a name of `package.json`: `src/domain/a.ts` of `#domain/a.ts`. */
const ofName = (module: string): string => {
  const found = Object.entries(imports).find(([name]) => module.startsWith(name.replace('*', '')));
  if (found === undefined) throw new Error(`package.json names no folder for ${module}`);
  const [name, folder] = found;
  return path.posix.normalize(folder.replace('*', module.slice(name.length - 1)));
};

const endings = ['', '.ts', '.tsx', '.d.ts'];

/** The file, package (`node_modules/react`) or part of Node (`fs`) that a module's name leads to. */
const resolve = (reader: string, module: string): string => {
  if (!/^[.#]/.test(module)) return module.startsWith('node:') ? module.slice(5) : `node_modules/${module}`;
  const named = module.startsWith('#') ? ofName(module) : path.posix.join(path.posix.dirname(reader), module);
  const file = endings.map((ending) => named + ending).find((one) => fs.existsSync(one) && fs.statSync(one).isFile());
  if (file === undefined) throw new Error(`${reader} imports ${module}, which is no file`);
  return file;
};

/** Modules that are loaded, or whose types are asked for, within an expression. */
const importedWithin = (node: Node): readonly string[] => {
  const own =
    node.type === 'TSImportType'
      ? wholeText(node.argument)
      : isCall(node) &&
          (node.callee.type === 'Import' || (node.callee.type === 'Identifier' && node.callee.name === 'require'))
        ? wholeText(node.arguments[0])
        : undefined;
  const below = childrenOf(node).flatMap(importedWithin);
  return own === undefined ? below : [own, ...below];
};

const importedBy = (file: string): readonly string[] => {
  const text = fs.readFileSync(file, 'utf8');
  const { tree } = parseSource(file, text);
  const named = tree.program.body.flatMap((one) => ('source' in one && one.source ? [one.source.value] : []));
  return /\b(?:import|require)\(/.test(text) ? [...named, ...importedWithin(tree)] : named;
};

/** Which files, packages and parts of Node each source below a folder imports, types included. */
export const importGraph = (folder: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => {
        const file = path.posix.join(folder, name.replaceAll(path.sep, '/'));
        const modules = importedBy(file).filter((module) => !isAsset(module));
        return [file, new Set(modules.map((module) => resolve(file, module)))];
      }),
  );

type Links = ReadonlyMap<string, ReadonlySet<string>>;

const turned = (links: Links): Links => {
  const found = new Map([...links.keys()].map((file) => [file, new Set<string>()]));
  for (const [from, all] of links) for (const to of all) found.get(to)?.add(from);
  return found;
};

/** Without what leads to nothing that is left. */
const peeled = (links: Links): Links => {
  const left = new Map(links);
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [file, all] of left) if (![...all].some((one) => left.has(one))) left.delete(file);
  }
  return left;
};

/** The files that import one another in a circle, and those between two circles. */
export const inCircles = (graph: Links): ReadonlySet<string> => {
  const left = peeled(graph);
  return new Set(peeled(turned(left)).keys());
};
