export interface RoomRule {
  readonly name: string;
  readonly from: Readonly<Record<string, string>>;
  readonly to: Readonly<Record<string, string | boolean>>;
}

/** Violations of the rules below a folder, by resolved paths, type imports included. */
export const cruiseRooms = async (folder: string, rules: readonly RoomRule[]): Promise<readonly string[]> => {
  // An ES module: jest can load it only through a dynamic import.
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise([folder], {
    tsPreCompilationDeps: true,
    ruleSet: { forbidden: rules.map((rule) => ({ ...rule, severity: 'error' as const })) },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|woff2|sql)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  });
  if (typeof output === 'string') throw new Error('expected a result object');
  return output.summary.violations
    .filter(({ to }) => !to.startsWith('node:') && !['fs', 'path', 'crypto'].includes(to))
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
};
