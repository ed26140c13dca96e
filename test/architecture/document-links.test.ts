import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { readProjectFile } from '../support/documents/project-files';
import { headingAnchor } from '../../scripts/heading-anchor';

const markdownIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file));

const documents = [
  ...fs.readdirSync(projectRoot).filter((file) => file.endsWith('.md')),
  ...['docs', 'src', 'test'].flatMap(markdownIn),
];

const anchorsIn = (text: string): readonly string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    headingAnchor(heading),
  );

/** Links to files of the project, with what is wrong with each; null: nothing. */
const faultOf = (document: string, link: string): string | null => {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? document : path.join(path.dirname(document), file);
  if (!fs.existsSync(path.join(projectRoot, target))) return `${document}: there is no ${target}`;
  if (anchor === undefined || !target.endsWith('.md')) return null;
  const anchors = anchorsIn(readProjectFile(target));
  return anchors.includes(decodeURIComponent(anchor)) ? null : `${document}: ${target} has no heading #${anchor}`;
};

const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^\w+:/.test(link));

test('anchors are those of GitHub', () => {
  expect(anchorsIn('# A «B», `c`!\n\n```sh\n# d\n```\n\n## Несколько машин — две\n')).toEqual([
    'a-b-c',
    'несколько-машин--две',
  ]);
});

test('links in all documents lead to files and headings that are there', () => {
  const links = documents.flatMap((document) =>
    linksIn(readProjectFile(document)).map((link) => [document, link] as const),
  );
  expect(links.length).toBeGreaterThan(60);
  expect(links.flatMap(([document, link]) => faultOf(document, link) ?? [])).toEqual([]);
});

test('every picture is shown by a document', () => {
  const all = documents.map((document) => readProjectFile(document)).join('\n');
  expect(
    fs.readdirSync(path.join(projectRoot, 'docs/pictures')).filter((picture) => !all.includes(`pictures/${picture}`)),
  ).toEqual([]);
});

test('README.md stays within 170 lines', () => {
  expect(readProjectFile('README.md').split('\n').length).toBeLessThanOrEqual(171);
});
