import fs from 'node:fs';
import path from 'node:path';
import type { Node } from '@babel/types';
import { childrenOf, isTypeOnly, parseSource, type Source, textOf } from '../../scripts/syntax';
import { namesFrom, namesPassedOn } from './names-from';

/** The service's accounts and the outside but as a receiver, and grants, which come out of the service's bonus account. */
const source = /(?<!\bto: )\b(?:platformAccount|outsideAccount)\(|\bgrantBonus\(/;

/** Where money is moved: the server, and the rules that make the movements of a squad. */
const movingFolders = ['src/server', 'src/domain/squad/books'];

const deskRoute = /^[A-Z]+ \/v1\/admin\//;

/** A declaration at the top of a file. */
interface Part {
  readonly file: string;
  readonly name: string;
  readonly node: Node;
}

interface Module {
  readonly file: string;
  readonly source: Source;
  readonly parts: ReadonlyMap<string, Part>;
  readonly imports: ReturnType<typeof namesFrom>;
  readonly passedOn: ReturnType<typeof namesFrom>;
}

const partsOf = (file: string, { tree }: Source): ReadonlyMap<string, Part> => {
  const parts = new Map<string, Part>();
  for (const whole of tree.program.body) {
    const statement: Node | null | undefined = whole.type === 'ExportNamedDeclaration' ? whole.declaration : whole;
    if (statement?.type === 'FunctionDeclaration' && statement.id)
      parts.set(statement.id.name, { file, name: statement.id.name, node: statement });
    if (statement?.type !== 'VariableDeclaration') continue;
    for (const node of statement.declarations)
      if (node.id.type === 'Identifier') parts.set(node.id.name, { file, name: node.id.name, node });
  }
  return parts;
};

const modulesIn = (folder: string): readonly Module[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => {
      const file = path.posix.join(folder, name.replaceAll(path.sep, '/'));
      const read = parseSource(file, fs.readFileSync(file, 'utf8'));
      return {
        file,
        source: read,
        parts: partsOf(file, read),
        imports: namesFrom(read),
        passedOn: namesPassedOn(read),
      };
    });

const fileOf = (reader: string, module: string): string => {
  const file = module.startsWith('#')
    ? module.replace('#', 'src/')
    : path.posix.join(path.posix.dirname(reader), module);
  return file.endsWith('.ts') ? file : `${file}.ts`;
};

/** Whether an identifier is the name of a property: its object is followed as a whole. */
const isPropertyName = (node: Node, parent: Node): boolean => {
  if (parent.type === 'MemberExpression' || parent.type === 'OptionalMemberExpression')
    return parent.property === node && !parent.computed;
  return (
    (parent.type === 'ObjectProperty' && parent.key === node && !parent.shorthand && !parent.computed) ||
    (parent.type === 'ObjectMethod' && parent.key === node)
  );
};

/** Names that a function or a block gives by itself, which hide those of the file. */
const ownNames = (node: Node): readonly string[] => {
  const named = (pattern: Node | null | undefined): readonly string[] => {
    if (!pattern) return [];
    if (pattern.type === 'Identifier') return [pattern.name];
    if (pattern.type === 'AssignmentPattern') return named(pattern.left);
    if (pattern.type === 'ObjectProperty') return named(pattern.value);
    return /Pattern$|^RestElement$/.test(pattern.type) ? childrenOf(pattern).flatMap(named) : [];
  };
  if ('params' in node && Array.isArray(node.params)) return node.params.flatMap((one) => named(one));
  const declared = (one: Node | null | undefined) =>
    one?.type === 'VariableDeclaration' ? one.declarations.flatMap(({ id }) => named(id)) : [];
  if (node.type === 'BlockStatement') return node.body.flatMap(declared);
  if (node.type === 'ForOfStatement') return declared(node.left);
  return node.type === 'ForStatement' ? declared(node.init) : [];
};

/** The part that a module exports by a name, its own or one of another module. */
const partOf = (modules: ReadonlyMap<string, Module>, file: string, name: string): Part | undefined => {
  const module = modules.get(file);
  const passed = module?.passedOn.get(name);
  return passed ? partOf(modules, fileOf(file, passed.module), passed.exported) : module?.parts.get(name);
};

/** Which parts of modules the text of a node uses, imports followed to where they are declared. */
const usesOf = (modules: ReadonlyMap<string, Module>, module: Module, start: Node): readonly Part[] => {
  const found = new Set<Part>();
  const partNamed = (name: string): Part | undefined => {
    const imported = module.imports.get(name);
    return imported ? partOf(modules, fileOf(module.file, imported.module), imported.exported) : module.parts.get(name);
  };
  const visit = (node: Node, parent: Node, hidden: ReadonlySet<string>): void => {
    if (isTypeOnly(node)) return;
    if (node.type === 'Identifier' && !hidden.has(node.name) && !isPropertyName(node, parent)) {
      const part = partNamed(node.name);
      if (part !== undefined) found.add(part);
    }
    const own = ownNames(node);
    const below = own.length > 0 ? new Set([...hidden, ...own]) : hidden;
    for (const child of childrenOf(node)) visit(child, node, below);
  };
  for (const child of childrenOf(start)) visit(child, start, new Set(ownNames(start)));
  return [...found];
};

const nameOf = ({ file, name }: Part): string => `${file.replace(/^src\/server\/(?:features\/)?/, '')} ${name}`;

interface Reached {
  /** Declarations that move money out of the service's accounts: `file name`. */
  readonly sources: readonly string[];
  /** Names of all declarations on the way. */
  readonly uses: ReadonlySet<string>;
}

/** For each call of the desk that changes something: what its handler may cause in the same process, directly. */
export const deskMoney = (): ReadonlyMap<string, Reached> => {
  const modules = new Map(movingFolders.flatMap(modulesIn).map((module) => [module.file, module]));
  const cache = new Map<Part, readonly Part[]>();
  const uses = (part: Part): readonly Part[] => {
    const module = modules.get(part.file);
    const known = cache.get(part) ?? (module ? usesOf(modules, module, part.node) : []);
    cache.set(part, known);
    return known;
  };
  const isSource = ({ file, node }: Part): boolean => {
    const module = modules.get(file);
    return module !== undefined && source.test(textOf(module.source, node));
  };
  const reachedFrom = (module: Module, start: Node): Reached => {
    const seen = new Set<Part>(usesOf(modules, module, start));
    for (const part of seen) for (const next of uses(part)) seen.add(next);
    return { sources: [...seen].filter(isSource).map(nameOf).sort(), uses: new Set([...seen].map(nameOf)) };
  };
  const found = new Map<string, Reached>();
  for (const module of modules.values()) {
    if (!module.file.startsWith('src/server/features/')) continue;
    const visit = (node: Node): void => {
      const route = node.type === 'ObjectProperty' && node.key.type === 'StringLiteral' ? node.key.value : '';
      if (deskRoute.test(route) && !route.startsWith('GET')) found.set(route, reachedFrom(module, node));
      childrenOf(node).forEach(visit);
    };
    visit(module.source.tree);
  }
  return found;
};
