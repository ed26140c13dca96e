const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Compiled modules of this worker by file name. */
const compiled = new Map();
let executorNow;

const importNow = (filename) => (specifier, _script, attributes) =>
  executorNow.dynamicImport(specifier, filename, executorNow.environment.getVmContext(), attributes);

const scriptOf = (source, filename, parameters) => {
  const known = compiled.get(filename);
  if (known?.source === source && known.parameters === parameters) return known.script;
  const head = `(function (${parameters}) {`;
  const script = new vm.Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: importNow(filename),
  });
  compiled.set(filename, { source, parameters, script });
  return script;
};

/**
 * Compiles a module once for all test files of a worker instead of once for each of them: a script belongs to no
 * sandbox until it runs in one, and keeps the functions that were compiled while it ran in another. Coverage counts
 * from the beginning of a module without a function around it, so it takes jest's own way.
 */
module.exports = class CompileOnceRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    executorNow = executor;
    if (this._coverageOptions.collectCoverage) return;
    const byJest = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const sandbox = executor.environment.getVmContext();
      if (sandbox === null || executor.resolution.isCoreModule(filename)) return byJest(source, filename);
      try {
        return scriptOf(source, filename, executor.injectedModuleParameters.join(', ')).runInContext(sandbox);
      } catch {
        // Not CommonJS: jest tells apart ES modules and mistakes.
        return byJest(source, filename);
      }
    };
  }
};
