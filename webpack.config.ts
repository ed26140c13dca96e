import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import webpack from 'webpack';
import type { Compilation, Compiler, Configuration } from 'webpack';

const root = import.meta.dirname ?? __dirname;
const inRoot = (...parts: string[]) => path.join(root, ...parts);
const locate = createRequire(inRoot('package.json'));

/** Names under which `fonts.css` mentions a font file: `{{font:onest-cyrillic}}`. */
const fonts = {
  'onest-cyrillic': '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  'onest-latin': '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
  'onest-latin-ext': '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2',
  'unbounded-cyrillic': '@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2',
  'unbounded-latin': '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2',
} as const;

/** The rest is fetched only when a page shows such a letter. */
const preloadedFonts: readonly string[] = ['onest-cyrillic', 'onest-latin', 'unbounded-cyrillic'];

const styleSheets = ['tokens.css', 'fonts.css', 'ground.css', 'first-paint.css'].map((name) => inRoot('src/client/ui/theme', name));
const template = inRoot('public/index.html');

const squeezeCss = (css: string) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) ?/g, '$1')
    .replace(/;}/g, '}')
    .trim();

const publicPath = '/assets/';

/**
 * Emits the fonts, `index.html` (styles inlined, the server's placeholders left in) and
 * `assets-manifest.json`: all that the server needs to write a page without importing the client.
 */
class DocumentPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DocumentPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DocumentPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        const urls = this.emitFonts(compiler, compilation);
        this.emitDocument(compilation, urls);
      });
      compilation.hooks.processAssets.tap({ name: 'DocumentPlugin', stage }, () => this.emitManifest(compilation));
    });
  }

  private fontUrls = new Map<string, string>();

  private emitFonts(compiler: Compiler, compilation: Compilation): ReadonlyMap<string, string> {
    for (const [name, request] of Object.entries(fonts)) {
      const content = readFileSync(locate.resolve(request));
      const hash = compiler.webpack.util.createHash('md4').update(content).digest('hex').toString().slice(0, 16);
      const file = `${name}.${hash}.woff2`;
      if (!compilation.getAsset(file)) compilation.emitAsset(file, new webpack.sources.RawSource(content), { immutable: true });
      this.fontUrls.set(name, publicPath + file);
    }
    return this.fontUrls;
  }

  private emitDocument(compilation: Compilation, urls: ReadonlyMap<string, string>): void {
    for (const file of [template, ...styleSheets]) compilation.fileDependencies.add(file);
    const css = squeezeCss(styleSheets.map((file) => readFileSync(file, 'utf8')).join('\n'));
    const html = readFileSync(template, 'utf8')
      .replace('{{styles}}', () => css)
      .replace(/{{font:([a-z-]+)}}/g, (_, name: string) => urls.get(name) ?? '');
    compilation.emitAsset('index.html', new webpack.sources.RawSource(html));
  }

  private emitManifest(compilation: Compilation): void {
    const scriptsOf = (name: string, groups = compilation.namedChunkGroups) =>
      (groups.get(name)?.getFiles() ?? []).filter((file) => file.endsWith('.js')).map((file) => publicPath + file);
    const js = scriptsOf('main', compilation.entrypoints);
    const names = [...compilation.namedChunkGroups.keys()].filter((name) => name !== 'main');
    const chunks = Object.fromEntries(names.sort().map((name) => [name, scriptsOf(name).filter((file) => !js.includes(file))]));
    const preload = preloadedFonts.flatMap((name) => this.fontUrls.get(name) ?? []);
    const manifest = { scripts: js, styles: [], fonts: preload, chunks };
    compilation.emitAsset('assets-manifest.json', new webpack.sources.RawSource(JSON.stringify(manifest, null, 1)));
  }
}

/** Prints what each script weighs compressed, and what a guest's first page loads in all. */
class SizeReportPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SizeReportPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'SizeReportPlugin', stage }, (assets) => this.print(compilation, Object.keys(assets)));
    });
  }

  private print(compilation: Compilation, files: readonly string[]): void {
    const kilobytes = (file: string) => gzipSync(compilation.getAsset(file)?.source.buffer() ?? '', { level: 9 }).length / 1024;
    const sizes = files.filter((file) => file.endsWith('.js')).map((file) => ({ file, size: kilobytes(file) }));
    const first = compilation.namedChunkGroups.get('home')?.getFiles() ?? [];
    const initial = new Set([...(compilation.entrypoints.get('main')?.getFiles() ?? []), ...first]);
    const total = sizes.filter(({ file }) => initial.has(file)).reduce((sum, { size }) => sum + size, 0);
    for (const { file, size } of sizes.sort((a, b) => b.size - a.size)) {
      console.log(`${size.toFixed(1).padStart(7)} KB gz  ${initial.has(file) ? '* ' : '  '}${file}`);
    }
    console.log(`${total.toFixed(1).padStart(7)} KB gz  * first load of /`);
  }
}

const compressible = { test: /\.(?:js|css|svg|webmanifest)$/, threshold: 512 };

/** Compressed once here, so that the server never compresses a file while somebody waits. */
const precompressed = () => [
  new CompressionPlugin({ ...compressible, algorithm: 'gzip', filename: '[path][base].gz', compressionOptions: { level: 9 } }),
  new CompressionPlugin<BrotliOptions>({
    ...compressible,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
];

export default (_env: unknown, { mode = 'development' }: { mode?: 'development' | 'production' }): Configuration => {
  const production = mode === 'production';
  return {
    mode,
    entry: { main: inRoot('src/client/main.tsx') },
    // No eval anywhere: the policy of the page forbids it, in development too.
    devtool: production ? false : 'source-map',
    output: {
      path: inRoot('dist/client'),
      publicPath,
      filename: '[name].[contenthash:16].js',
      // The first script carries a map of all chunks' names and hashes: short ones keep it under a kilobyte or two.
      chunkFilename: production ? '[id].[contenthash:8].js' : '[name].[contenthash:16].js',
      assetModuleFilename: '[name].[contenthash:16][ext]',
      clean: production,
      // `require-trusted-types-for 'script'`: chunk addresses go through this policy.
      trustedTypes: { policyName: 'naparnik' },
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // Its exports point to the development build even in production.
      alias: production ? { 'react-router$': inRoot('node_modules/react-router/dist/production/index.mjs') } : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          // Without envName Babel takes NODE_ENV, and a production page gets the development JSX runtime.
          use: { loader: 'babel-loader', options: { envName: mode, cacheDirectory: inRoot('node_modules/.cache/babel-loader') } },
        },
        { test: /\.(?:svg|woff2|mp3|webp|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      runtimeChunk: false,
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      splitChunks: {
        chunks: 'all',
        minSize: 14_000,
        cacheGroups: {
          vendor: { name: 'vendor', chunks: 'initial', test: /[\\/]node_modules[\\/]/, priority: 10, enforce: true },
        },
      },
    },
    plugins: [
      new DocumentPlugin(),
      new CopyPlugin({ patterns: [{ from: inRoot('public'), globOptions: { ignore: ['**/index.html'] }, noErrorOnMissing: true }] }),
      ...(production ? [...precompressed(), new SizeReportPlugin()] : []),
    ],
    performance: false,
    stats: production ? { preset: 'errors-warnings' } : 'errors-warnings',
  };
};
