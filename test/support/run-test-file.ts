import { transformSync } from '@swc/core';

/** A generated file of tests, run as jest does and with its own `expect`: titles of what passed and what failed. */
export const runTestFile = (
  source: string,
  load: (name: string) => unknown,
): { readonly passed: readonly string[]; readonly failed: readonly string[] } => {
  const { code } = transformSync(source, {
    swcrc: false,
    configFile: false,
    filename: 'generated.test.ts',
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const passed: string[] = [];
  const failed: string[] = [];
  const test = (title: string, body: () => void) => {
    try {
      body();
      passed.push(title);
    } catch {
      failed.push(title);
    }
  };
  Reflect.apply(new Function('require', 'exports', 'test', 'expect', code), null, [load, {}, test, expect]);
  return { passed, failed };
};
