import ts from 'typescript';
import { projectFiles, readProjectFile } from '../support/documents/project-files';

/** The function that a call begins with: `test` of `test.each(rows)('…', …)`. */
const calledFirst = (called: ts.Expression): string => {
  if (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)) return calledFirst(called.expression);
  return ts.isIdentifier(called) ? called.text : '';
};

const isCompletedByTable = (title: string): boolean => /[%$]\w/.test(title);

/** Titles of a file's tests with those of their groups, without the ones that rows of a table complete. */
const titlesOf = (file: string, text: string): readonly string[] => {
  const titles: string[] = [];
  const walk = (node: ts.Node, groups: readonly string[]): void => {
    if (!ts.isCallExpression(node)) return ts.forEachChild(node, (child) => walk(child, groups));
    const [title] = node.arguments;
    const kind = calledFirst(node.expression);
    if (title === undefined || !ts.isStringLiteralLike(title) || !/^(?:describe|test)$/.test(kind))
      return ts.forEachChild(node, (child) => walk(child, groups));
    const whole = [...groups, title.text];
    if (kind === 'describe') return ts.forEachChild(node, (child) => walk(child, whole));
    if (!isCompletedByTable(whole.join(' '))) titles.push(whole.join(' › '));
  };
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest), []);
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
