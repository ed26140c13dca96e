import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { pageAt } from '#contract/page-at.ts';

/** Where paths are written by hand, and why. */
const byHand: Readonly<Record<string, string>> = {
  'contract/pages.ts': 'the manifest of the pages',
  'contract/routes': 'what makes links of it',
  'server/composition/create-product.ts': '/chat is a namespace of the sockets',
  'server/features/chat/mount-chat.ts': '/chat is a namespace of the sockets',
  'server/platform/realtime/socket-server.ts': '/chat is a namespace of the sockets',
  'client/entities/chat/socket/chat-socket.ts': '/chat is a namespace of the sockets',
};

/** Stands for a value within a path. */
const hole = '0';

const isOwnOrigin = (expression: string): boolean => /(?:publicUrl|origin|siteUrl)\)?$/i.test(expression);

/** The paths in a string or a template: at its start, after our own origin, in an address of HTML. */
const pathsIn = (node: ts.Node, source: ts.SourceFile): readonly string[] => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return [node.text, ...[...node.text.matchAll(/href="(\/[^"]*)"/g)].map(([, found = '']) => found)];
  }
  if (!ts.isTemplateExpression(node)) return [];
  const parts = node.templateSpans.map(({ expression, literal }) => ({
    of: expression.getText(source),
    text: literal.text,
  }));
  const whole = node.head.text + parts.map(({ of, text }) => (isOwnOrigin(of) ? '\n' : hole) + text).join('');
  const inHtml = [...whole.matchAll(/href="(\/[^"]*)"/g)].map(([, found = '']) => found);
  return [whole, ...whole.split('\n').slice(1), ...inHtml];
};

const isPage = (text: string): boolean => {
  const [pathname = ''] = text.split(/[?#\s"]/);
  if (!/^\/[^/]/.test(pathname) || /^\/(?:v1|api|assets|provider|dev\/api)\b/.test(pathname)) return false;
  return pageAt(pathname) !== null;
};

/** A path in a comparison, or part of one, is no link: `pathname.startsWith('/pay/')`. */
const isCompared = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) &&
  ts.isPropertyAccessExpression(node.parent.expression) &&
  ['startsWith', 'endsWith', 'includes', 'split', 'join'].includes(node.parent.expression.name.text);

const isNamed = (node: ts.Node): boolean => ts.isImportDeclaration(node.parent) || ts.isLiteralTypeNode(node.parent);

const handMade = (name: string, text: string): readonly string[] => {
  const kind = name.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      if (isCompared(node) || isNamed(node)) return;
      const isHome = ts.isStringLiteral(node) && node.text === '/' && ts.isJsxAttribute(node.parent);
      if (isHome || pathsIn(node, source).some(isPage)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        found.push(`${name}:${line + 1} ${node.getText(source)}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const files = ['client', 'contract', 'domain', 'server'].flatMap((room) =>
  fs
    .readdirSync(path.resolve('src', room), { recursive: true, encoding: 'utf8' })
    .map((name) => `${room}/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => /\.tsx?$/.test(name)),
);

describe('a link is made by a route (`contract/routes`), never by hand', () => {
  test.each([
    ['a string', "const to = '/balance/reserves';"],
    ['a template', 'const link = `/${gameId}/squads/${id}?from=7`;'],
    ['an attribute', 'const one = <Link to="/support" />;'],
    ['home', 'const one = <Link to="/" />;'],
    ['an address in a letter', 'const text = `Открыть: ${app.config.publicUrl}/login`;'],
    ['an address in HTML', 'const html = `<a href="/blog/material-${id}">`;'],
  ])('%s by hand is found', (_name, text) => {
    expect(handMade('planted.tsx', text)).toHaveLength(1);
  });

  test('there is none', () => {
    const read = (name: string) => fs.readFileSync(path.resolve('src', name), 'utf8');
    const checked = files.filter((name) => !Object.keys(byHand).some((one) => name.startsWith(one)));
    expect(checked.length).toBeGreaterThan(1000);
    expect(checked.flatMap((name) => handMade(name, read(name)))).toEqual([]);
  });
});
