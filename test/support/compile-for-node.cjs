const { transformSync } = require('@swc/core');

const optionsFor = (file, keepImports) => ({
  filename: file,
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  jsc: {
    parser: /\.tsx?$/.test(file)
      ? { syntax: 'typescript', tsx: file.endsWith('x') }
      : { syntax: 'ecmascript', jsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs', ignoreDynamic: keepImports },
});

/**
 * A module of the sources as one that Node's `require` loads, with its source map as text. In the same process: asking
 * esbuild took four times as long, two seconds for each worker that loads the product; Babel, which compiles the page, a
 * fifth of all processor time of a run with nothing cached.
 */
module.exports = (source, file, keepImports = false) => transformSync(source, optionsFor(file, keepImports));
