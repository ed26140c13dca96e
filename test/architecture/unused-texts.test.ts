import fs from 'node:fs';
import path from 'node:path';
import type { Node } from '@babel/types';
import { isCall, parseSource, textOf } from '../../scripts/syntax';

const client = path.resolve('src/client');

/** Sources by their path without the ending, as imports name them. */
const sources = new Map(
  fs
    .readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [path.join(client, name).replace(/\.tsx?$/, ''), fs.readFileSync(path.join(client, name), 'utf8')]),
);

interface Texts {
  readonly module: string;
  readonly name: string;
  /** The definition itself, in which a name is no use. */
  readonly definition: string;
  readonly keys: readonly string[];
}

/** Objects of texts that a module defines: `const texts = defineTexts({ ru: { … } })`. */
const textsIn = (module: string, source: string): readonly Texts[] => {
  if (!source.includes('= defineTexts({')) return [];
  const file = parseSource('texts.tsx', source);
  return file.tree.program.body.flatMap((whole) => {
    const statement: Node | null | undefined = whole.type === 'ExportNamedDeclaration' ? whole.declaration : whole;
    if (statement?.type !== 'VariableDeclaration') return [];
    return statement.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !init || !isCall(init) || textOf(file, init.callee) !== 'defineTexts') return [];
      const [byLanguage] = init.arguments;
      const [russian] = byLanguage?.type === 'ObjectExpression' ? byLanguage.properties : [];
      if (russian?.type !== 'ObjectProperty' || russian.value.type !== 'ObjectExpression') return [];
      const keys = russian.value.properties.flatMap((one) =>
        one.type !== 'SpreadElement' && one.key.type === 'Identifier' ? [one.key.name] : [],
      );
      return [{ module, name: id.name, definition: textOf(file, whole), keys }];
    });
  });
};

const moduleOf = (reader: string, from: string): string =>
  from.startsWith('#')
    ? path.resolve('src', from.slice(1)).replace(/\.tsx?$/, '')
    : path.join(path.dirname(reader), from);

const withoutImports = (source: string): string => source.replaceAll(/^import [^;]+;$/gm, '');

interface Import {
  /** The importing source, without its imports. */
  readonly source: string;
  /** What stands between the braces. */
  readonly names: string;
}

/** The imports of each module. */
const importsOf = new Map<string, Import[]>();
for (const [reader, whole] of sources) {
  const source = withoutImports(whole);
  for (const [, names = '', from = ''] of whole.matchAll(/import (?:type )?\{([^}]*)\} from '([.#][^']+)';/g)) {
    const module = moduleOf(reader, from);
    importsOf.set(module, [...(importsOf.get(module) ?? []), { source, names: names.trim() }]);
  }
}

/** Parts of the client that see these texts, each with the name by which it knows them. */
const readersOf = ({ module, name, definition }: Texts): readonly (readonly [source: string, known: string])[] => {
  const imported = new RegExp(`(?:^|[\\s,])${name}(?: as (\\w+))?\\s*(?:,|$)`);
  const readers = (importsOf.get(module) ?? []).flatMap(({ source, names }) => {
    const known = imported.exec(names);
    return known ? [[source, known[1] ?? name] as const] : [];
  });
  return [[withoutImports(sources.get(module) ?? '').replace(definition, ''), name], ...readers];
};

/** Texts that no part of the client reads; those of an object that is passed on or indexed count as read. */
const unread = (texts: Texts): readonly string[] => {
  const read = new Set<string>();
  for (const [source, known] of readersOf(texts))
    for (const [, key] of source.matchAll(new RegExp(`(?<![.\\w])${known}\\b(?!\\s*:)(?:\\.(\\w+))?`, 'g'))) {
      if (key === undefined) return [];
      read.add(key);
    }
  return texts.keys.filter((key) => !read.has(key));
};

test('every text of the client is read by some part of it', () => {
  const all = [...sources].flatMap(([module, source]) => textsIn(module, source));
  expect(all.length).toBeGreaterThan(100);
  const wrong = all.flatMap((texts) => unread(texts).map((key) => `${path.relative(client, texts.module)}: ${key}`));
  expect(wrong).toEqual([]);
});
