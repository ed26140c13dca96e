import { createServer } from 'node:http';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack from 'webpack';
import productConfig from '../../../../webpack.config';

const html =
  '<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Напарник</title><script defer src="/main.js"></script></head><body><div id="root"></div></body></html>';

/** Compiles the page as the product's own webpack does: the same loader, minimizer and conditions. */
const compile = async (folder: string): Promise<void> => {
  const { optimization, plugins, ...product } = productConfig('production');
  const compiler = webpack({
    ...product,
    entry: path.join(__dirname, 'src/main.tsx'),
    output: { path: folder, filename: 'main.js' },
    optimization: { minimizer: optimization?.minimizer ?? [] },
    plugins: (plugins ?? []).filter((one) => one instanceof webpack.DefinePlugin),
  });
  await new Promise<void>((done, failed) => {
    compiler?.run((error, stats) => {
      if (error !== null) failed(error);
      else if (stats?.hasErrors() === true) failed(new Error(stats.toString('errors-only')));
      else done();
    });
  });
};

/** A page of the same packages with one heading, and nothing behind it; answers are compressed as the product's are. */
export const serveBarePage = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-bare-page-'));
  await compile(folder);
  const script = gzipSync(fs.readFileSync(path.join(folder, 'main.js')), { level: 9 });
  const document = gzipSync(html, { level: 9 });
  const server = createServer((request, reply) => {
    const isScript = request.url === '/main.js';
    reply.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
    });
    reply.end(isScript ? script : document);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    close: () => {
      server.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
