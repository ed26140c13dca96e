import type { Identifier, StringLiteral } from '@babel/types';
import type { Source } from '../../scripts/syntax';

interface Imported {
  readonly module: string;
  /** Its name in that module. */
  readonly exported: string;
}

const nameOf = (name: Identifier | StringLiteral): string => (name.type === 'Identifier' ? name.name : name.value);

/** What a source imports by name from modules whose path contains `part`, by the names that it has here. */
export const namesFrom = ({ tree }: Source, part = ''): ReadonlyMap<string, Imported> => {
  const names = new Map<string, Imported>();
  for (const statement of tree.program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.includes(part)) continue;
    for (const one of statement.specifiers) {
      if (one.type !== 'ImportSpecifier') continue;
      names.set(one.local.name, { module: statement.source.value, exported: nameOf(one.imported) });
    }
  }
  return names;
};

/** What a source exports from other modules, by the names under which it does. */
export const namesPassedOn = ({ tree }: Source): ReadonlyMap<string, Imported> => {
  const names = new Map<string, Imported>();
  for (const statement of tree.program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue;
    for (const one of statement.specifiers)
      if (one.type === 'ExportSpecifier')
        names.set(nameOf(one.exported), { module: statement.source.value, exported: one.local.name });
  }
  return names;
};
