import ts from 'typescript';

/** The service's accounts and the outside but as a receiver, and grants, which come out of the service's bonus account. */
const source = /(?<!\bto: )\b(?:platformAccount|outsideAccount)\(|\bgrantBonus\(/;

/** Where money is moved: the server, and the rules that make the movements of a squad. */
const movesMoney = /\/src\/(?:server|domain\/squad\/books)\//;

const deskRoute = /^'[A-Z]+ \/v1\/admin\//;

const programOf = (): ts.Program => {
  const { config } = ts.readConfigFile('tsconfig.json', (name) => ts.sys.readFile(name));
  const parsed = ts.parseJsonConfigFileContent({ ...config, include: ['src/server/**/*.ts'] }, ts.sys, process.cwd());
  return ts.createProgram(parsed.fileNames, { ...parsed.options, noEmit: true });
};

/** A declaration at the top of a file, with what it is made of. */
const isPart = (node: ts.Node): boolean =>
  (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent)) || ts.isFunctionDeclaration(node);

const isPropertyName = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) && node.parent.name === node;

/** Which top-level declarations the text of a node uses, imports followed to where they are declared. */
const usesOf = (checker: ts.TypeChecker, node: ts.Node): readonly ts.Node[] => {
  const found = new Set<ts.Node>();
  const visit = (inner: ts.Node): void => {
    if (ts.isTypeNode(inner)) return;
    // The name of a property would cost its object's type, and its object is followed as a whole.
    if (ts.isIdentifier(inner) && !isPropertyName(inner)) {
      const named = ts.isShorthandPropertyAssignment(inner.parent)
        ? checker.getShorthandAssignmentValueSymbol(inner.parent)
        : checker.getSymbolAtLocation(inner);
      const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
      for (const declaration of symbol?.declarations ?? [])
        if (isPart(declaration) && movesMoney.test(declaration.getSourceFile().fileName)) found.add(declaration);
    }
    inner.forEachChild(visit);
  };
  node.forEachChild(visit);
  return [...found];
};

const nameOf = (node: ts.Node): string => {
  const file = node.getSourceFile().fileName.replace(/^.*\/src\/server\/(?:features\/)?/, '');
  const name = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) ? node.name?.getText() : undefined;
  return `${file} ${name ?? ''}`;
};

interface Reached {
  /** Declarations that move money out of the service's accounts: `file name`. */
  readonly sources: readonly string[];
  /** Names of all declarations on the way. */
  readonly uses: ReadonlySet<string>;
}

/** For each call of the desk that changes something: what its handler may cause in the same process, directly. */
export const deskMoney = (): ReadonlyMap<string, Reached> => {
  const program = programOf();
  const checker = program.getTypeChecker();
  const cache = new Map<ts.Node, readonly ts.Node[]>();
  const uses = (node: ts.Node): readonly ts.Node[] => {
    const known = cache.get(node) ?? usesOf(checker, node);
    cache.set(node, known);
    return known;
  };
  const sources = new Map<ts.Node, boolean>();
  const isSource = (node: ts.Node): boolean => {
    const known = sources.get(node) ?? source.test(node.getText());
    sources.set(node, known);
    return known;
  };
  const reachedFrom = (start: ts.Node): Reached => {
    const seen = new Set<ts.Node>([start]);
    for (const node of seen) for (const next of uses(node)) seen.add(next);
    seen.delete(start);
    return { sources: [...seen].filter(isSource).map(nameOf).sort(), uses: new Set([...seen].map(nameOf)) };
  };
  const found = new Map<string, Reached>();
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.includes('/src/server/features/')) continue;
    const visit = (node: ts.Node): void => {
      if (
        ts.isPropertyAssignment(node) &&
        deskRoute.test(node.name.getText()) &&
        !node.name.getText().startsWith("'GET")
      )
        found.set(node.name.getText().slice(1, -1), reachedFrom(node));
      node.forEachChild(visit);
    };
    visit(file);
  }
  return found;
};
