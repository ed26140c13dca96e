import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrotliOptions, constants, gzipSync } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { ChunkGraph, Compilation, Compiler, Configuration, Module } from 'webpack';
import { IdsByPlacePlugin } from './scripts/ids-by-place';
import { keepReleases } from './scripts/keep-releases';
import { pageSheetFiles, pageSheetsInScripts, pageSheetTexts, squeezeCss } from './scripts/page-sheets';
import { pages } from '#contract/pages.ts';

const root = import.meta.dirname ?? __dirname;
const inRoot = (...parts: string[]) => path.join(root, ...parts);
const locate = createRequire(inRoot('package.json'));

/** Placeholders for font files in `fonts.css`: `{{font:onest-cyrillic}}`. */
const fonts = {
  'onest-cyrillic': '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  'onest-latin': '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
  'onest-latin-ext': '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2',
  'unbounded-cyrillic': '@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2',
  'unbounded-latin': '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2',
} as const;

/** The other fonts are loaded only when a page shows a letter of them. */
const preloadedFonts: readonly string[] = ['onest-cyrillic', 'onest-latin', 'unbounded-cyrillic'];

const styleSheets = [
  'tokens.css',
  'fonts.css',
  'ground.css',
  'first-paint.css',
  'parts.css',
  'buttons.css',
  'cards.css',
  'print.css',
].map((name) => inRoot('src/client/kit/theme', name));
/** Only in the HTML of a page with a first screen: the server puts it there. */
const firstStyles = inRoot('src/client/kit/theme/first-screens.css');
const template = inRoot('public/index.html');

const publicPath = '/assets/';

/**
 * Emits the fonts, `index.html` (with inlined styles; the server's placeholders stay) and `assets-manifest.json`: all
 * that the server needs to render a page without importing the client.
 */
class DocumentPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DocumentPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap(
        { name: 'DocumentPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const urls = this.emitFonts(compiler, compilation);
          this.emitDocument(compilation, urls);
        },
      );
      compilation.hooks.processAssets.tap({ name: 'DocumentPlugin', stage }, () => this.emitManifest(compilation));
    });
  }

  private fontUrls = new Map<string, string>();

  private emitFonts(compiler: Compiler, compilation: Compilation): ReadonlyMap<string, string> {
    for (const [name, request] of Object.entries(fonts)) {
      const content = readFileSync(locate.resolve(request));
      const hash = compiler.webpack.util.createHash('md4').update(content).digest('hex').toString().slice(0, 16);
      const file = `${name}.${hash}.woff2`;
      if (!compilation.getAsset(file))
        compilation.emitAsset(file, new webpack.sources.RawSource(content), { immutable: true });
      this.fontUrls.set(name, publicPath + file);
    }
    return this.fontUrls;
  }

  private emitDocument(compilation: Compilation, urls: ReadonlyMap<string, string>): void {
    for (const file of [template, firstStyles, ...styleSheets, ...pageSheetFiles])
      compilation.fileDependencies.add(file);
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
    const names = [...compilation.namedChunkGroups.keys()].filter((name) => name !== 'main' && name !== 'worker');
    const chunks = Object.fromEntries(
      names.sort().map((name) => [name, scriptsOf(name).filter((file) => !js.includes(file))]),
    );
    for (const page of pages)
      if ('chunk' in page && !names.includes(page.chunk))
        compilation.errors.push(new webpack.WebpackError(`No chunk «${page.chunk}» for ${page.path}`));
    const preload = preloadedFonts.flatMap((name) => this.fontUrls.get(name) ?? []);
    const manifest = {
      scripts: js,
      firstStyles: squeezeCss(readFileSync(firstStyles, 'utf8')),
      sheets: pageSheetTexts(),
      fonts: preload,
      chunks,
    };
    compilation.emitAsset('assets-manifest.json', new webpack.sources.RawSource(JSON.stringify(manifest, null, 1)));
  }
}

interface Budget {
  readonly what: string;
  readonly chunk: string;
  /** Whether the scripts of every page are counted too. */
  readonly withShell: boolean;
  /** KB, compressed with gzip. */
  readonly most: number;
}

/** What has to be loaded before somebody can see and read a page. */
const budgets: readonly Budget[] = [
  { what: 'first load of /', chunk: 'home', withShell: true, most: 137 },
  { what: 'an article beyond the shell', chunk: 'article', withShell: false, most: 11 },
  { what: 'creating a squad beyond the shell', chunk: 'create-squad', withShell: false, most: 27 },
  { what: 'a squad beyond the shell', chunk: 'squad', withShell: false, most: 35 },
];

/** A budget serves people: it warns that something grew by itself, and never decides what they are told. */
const tolerated = 1.05;

/**
 * Prints the compressed size of each script and the total of the pages with a budget, with a warning for a page that is
 * well above its budget.
 */
class SizeReportPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SizeReportPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'SizeReportPlugin', stage }, (assets) =>
        this.print(compilation, Object.keys(assets)),
      );
    });
  }

  private print(compilation: Compilation, files: readonly string[]): void {
    const kilobytes = (file: string) =>
      gzipSync(compilation.getAsset(file)?.source.buffer() ?? '', { level: 9 }).length / 1024;
    const sizes = files.filter((file) => file.endsWith('.js')).map((file) => ({ file, size: kilobytes(file) }));
    const shell = compilation.entrypoints.get('main')?.getFiles() ?? [];
    const home = new Set([...shell, ...(compilation.namedChunkGroups.get('home')?.getFiles() ?? [])]);
    for (const { file, size } of sizes.sort((a, b) => b.size - a.size)) {
      console.log(`${size.toFixed(1).padStart(7)} KB gz  ${home.has(file) ? '* ' : '  '}${file}`);
    }
    for (const { what, chunk, withShell, most } of budgets) {
      const own = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
      const counted = new Set(withShell ? [...shell, ...own] : own.filter((file) => !shell.includes(file)));
      const total = sizes.filter(({ file }) => counted.has(file)).reduce((sum, { size }) => sum + size, 0);
      console.log(`${total.toFixed(1).padStart(7)} KB gz of ${most}  ${what}`);
      if (total > most * tolerated)
        compilation.warnings.push(new webpack.WebpackError(`${what}: ${total.toFixed(1)} KB gz, ${most} wanted`));
    }
  }
}

/** Tabs of an older release still load its chunks: its files are deleted after a week. */
class KeepReleasesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('KeepReleasesPlugin', ({ outputOptions: { path: folder }, assets }) => {
      if (folder !== undefined) keepReleases(folder, new Set(Object.keys(assets)), Date.now());
    });
  }
}

/** Checks of libraries for a browser: these scripts run only in browsers. */
const inBrowsers = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof navigator': '"object"',
  'typeof console': '"object"',
  'typeof globalThis': '"object"',
  'typeof process': '"undefined"',
  'typeof SC_DISABLE_SPEEDY': '"undefined"',
  'typeof AbortController': '"function"',
  'typeof MessageChannel': '"function"',
  'typeof ShadowRoot': '"function"',
  'typeof URLSearchParams': '"function"',
  'typeof WeakMap': '"function"',
  'typeof WeakRef': '"function"',
  'typeof WeakSet': '"function"',
} as const;

const isPartOfHome = (part: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean =>
  [...chunkGraph.getModuleChunksIterable(part)].some(({ name }) => name === 'home');

/**
 * What few people open: the pages of developers and «Дело». They carry copies of what they share with others, since
 * sharing it cuts what everybody loads into pieces, each compressed by itself: 2.7 KB of the page of a squad.
 */
const isRare = ({ name }: { readonly name?: string | null | undefined }): boolean =>
  /^(?:dev-|inspector$|admin-case$)/.test(name ?? '');

const compressible = { test: /\.(?:js|css|svg|webmanifest)$/, threshold: 512 };

/** Compressed at build time, so that the server never compresses a file during a request. */
const precompressed = () => [
  new CompressionPlugin({
    ...compressible,
    algorithm: 'gzip',
    filename: '[path][base].gz',
    compressionOptions: { level: 9 },
  }),
  new CompressionPlugin<BrotliOptions>({
    ...compressible,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
];

export default (mode: 'development' | 'production'): Configuration => {
  const production = mode === 'production';
  return {
    mode,
    entry: {
      main: inRoot('src/client/main.ts'),
      // In the root of the product and always under the same name: the browser looks for updates there.
      worker: { import: inRoot('src/client/worker/worker.ts'), filename: 'worker.js' },
    },
    // No `eval`: the content security policy of the page forbids it, in development too.
    devtool: production ? false : 'source-map',
    output: {
      path: inRoot('dist/client'),
      publicPath,
      filename: '[name].[contenthash:16].js',
      // With a hash per chunk, the first script would contain a map that grows with every page, so all chunks share one
      // hash. After a release people load again the chunks that they open; the first load stays small.
      chunkFilename: production ? '[id].[fullhash:12].js' : '[name].[contenthash:16].js',
      assetModuleFilename: '[name].[contenthash:16][ext]',
      // `require-trusted-types-for 'script'`: chunk addresses are created by this policy.
      trustedTypes: { policyName: 'naparnik' },
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /[\\/]src[\\/].*\.tsx?$/,
          // Without `envName` Babel uses NODE_ENV, and a production page would get the development JSX runtime.
          use: {
            loader: 'babel-loader',
            options: { envName: mode, cacheDirectory: inRoot('node_modules/.cache/babel-loader') },
          },
        },
        { test: /\.(?:svg|woff2|mp3|webp|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // Takes a third of the time of webpack's default minimizer and gives slightly smaller files.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { ecma: 2020, compress: { passes: 4, ecma: 2020 }, format: { comments: false } },
        }),
      ],
      runtimeChunk: false,
      moduleIds: production ? false : 'named',
      // Gives the smallest scripts for every page; a release renames all later chunks anyway.
      chunkIds: production ? 'total-size' : 'named',
      splitChunks: {
        chunks: (chunk) => !isRare(chunk),
        minSize: 15_000,
        cacheGroups: {
          vendor: { name: 'vendor', chunks: 'initial', test: /[\\/]node_modules[\\/]/, priority: 10, enforce: true },
          // Modules that the home page shares with many others compress better together with the shell, and are loaded
          // once.
          shell: { name: 'main', chunks: 'all', minChunks: 8, test: isPartOfHome, priority: 5, enforce: true },
        },
      },
    },
    plugins: [
      new DocumentPlugin(),
      new webpack.DefinePlugin({ ...inBrowsers, ...pageSheetsInScripts }),
      new CopyPlugin({
        patterns: [{ from: inRoot('public'), globOptions: { ignore: ['**/index.html'] }, noErrorOnMissing: true }],
      }),
      ...(production
        ? [new IdsByPlacePlugin(), ...precompressed(), new SizeReportPlugin(), new KeepReleasesPlugin()]
        : []),
    ],
    performance: false,
    stats: production ? { preset: 'errors-warnings' } : 'errors-warnings',
  };
};
