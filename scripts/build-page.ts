import webpack, { type Stats } from 'webpack';
import configFor from '../webpack.config';

/** `--watch`: builds for development, and again after each change. */
const isWatching = process.argv.includes('--watch');
const mode = isWatching ? 'development' : 'production';

// Babel and libraries that the configuration loads ask for it.
process.env['NODE_ENV'] = mode;

const config = configFor(mode);

const report = (problem: Error | null, stats: Stats | undefined): void => {
  if (problem) console.error(problem);
  if (stats) process.stdout.write(`${stats.toString(config.stats) || `the page is built (${mode})`}\n`);
  if (!isWatching && (problem !== null || stats?.hasErrors())) process.exitCode = 1;
};

const compiler = webpack(config);
if (isWatching) compiler.watch({}, report);
else compiler.run((problem, stats) => compiler.close((alsoProblem) => report(problem ?? alsoProblem ?? null, stats)));
