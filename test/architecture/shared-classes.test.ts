import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const theme = path.join(root, 'src/client/kit/theme');

/** Those of the first screens alone, and those of elements that neither side writes by hand: icons, the editor's. */
const firstScreens = 'first-screens.css';
const ofOthers: readonly string[] = ['lucide', 'tableWrapper', 'first-paint'];

/** Names that are put together: a size, a look, a count. */
const composed = /^(?:button|badge|face|kinds)-\w+$/;

const classesIn = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

const sheets = fs.readdirSync(theme).filter((name) => name.endsWith('.css'));
const styled = (isOf: (sheet: string) => boolean): ReadonlySet<string> =>
  new Set(sheets.filter(isOf).flatMap((name) => classesIn(fs.readFileSync(path.join(theme, name), 'utf8'))));

const sourcesBelow = (folder: string): string =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => fs.readFileSync(path.join(root, folder, name), 'utf8'))
    .join('\n');

/** Every word of the quoted texts of the page's code. */
const wordsOf = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(/['"`]([^'"`\n]*)['"`]/g)].flatMap(([, text = '']) => text.split(/[\s${}]+/)));

const written = (source: string): readonly string[] =>
  [...source.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(/\s+/).filter((name) => /^[a-z][\w-]*$/i.test(name)),
  );

const onPage = wordsOf(sourcesBelow('src/client'));
const onServer = sourcesBelow('src/server/composition/page/screens');

test('a class of a first screen has styles', () => {
  const known = styled(() => true);
  expect(written(onServer).filter((name) => !composed.test(name) && !known.has(name))).toEqual([]);
});

test('a class that first screens share with the page is written by the page', () => {
  const shared = [...styled((sheet) => sheet !== firstScreens)].filter((name) => !ofOthers.includes(name));
  const template = written(fs.readFileSync(path.join(root, 'public/index.html'), 'utf8'));
  expect(shared.filter((name) => !composed.test(name) && !onPage.has(name) && !template.includes(name))).toEqual([]);
});

test('a class of the first screens alone is written by one', () => {
  const all = written(onServer);
  const own = [...styled((sheet) => sheet === firstScreens)].filter((name) => name.startsWith('first-'));
  expect(own.filter((name) => !ofOthers.includes(name) && !all.includes(name))).toEqual([]);
});
