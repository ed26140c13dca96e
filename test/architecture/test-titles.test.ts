import type { Node } from '@babel/types';
import { childrenOf, isCall, parseSource, wholeText } from '../../scripts/syntax';
import { projectFiles, readProjectFile } from '../support/documents/project-files';

/** The function that a call begins with: `test` of `test.each(rows)('…', …)`. */
const calledFirst = (called: Node): string => {
  if (isCall(called)) return calledFirst(called.callee);
  if (called.type === 'MemberExpression') return calledFirst(called.object);
  return called.type === 'Identifier' ? called.name : '';
};

const isCompletedByTable = (title: string): boolean => /[%$]\w/.test(title);

/** Titles of a file's tests with those of their groups, without the ones that rows of a table complete. */
const titlesOf = (file: string, text: string): readonly string[] => {
  const titles: string[] = [];
  const walk = (node: Node, groups: readonly string[]): void => {
    const within = (names: readonly string[]) => childrenOf(node).forEach((child) => walk(child, names));
    if (!isCall(node)) return within(groups);
    const title = wholeText(node.arguments[0]);
    const kind = calledFirst(node.callee);
    if (title === undefined || !/^(?:describe|test)$/.test(kind)) return within(groups);
    const whole = [...groups, title];
    if (kind === 'describe') return within(whole);
    if (!isCompletedByTable(whole.join(' '))) titles.push(whole.join(' › '));
  };
  walk(parseSource(file, text).tree, []);
  return titles;
};

/** Fewer words name a subject or an expectation, not both. */
const least = 4;

const tooShort = (title: string): boolean => title.split(/[\s›]+/).length < least;

test('a short title is found, with or without a group', () => {
  const planted = `
    test('alone', () => {});
    describe('a tip', () => { test('twice', () => {}); test('goes out once', () => {}); });
    test.each([1])('%p is odd', () => {});`;
  expect(titlesOf('planted.test.ts', planted).filter(tooShort)).toEqual(['alone', 'a tip › twice']);
});

test('a test’s title says of what it expects what: it has four words at least, with those of its group', () => {
  const found = projectFiles()
    .filter((file) => /^test\/.*\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      titlesOf(file, readProjectFile(file))
        .filter(tooShort)
        .map((title) => `${file}: ${title}`),
    );
  expect(found).toEqual([]);
});
