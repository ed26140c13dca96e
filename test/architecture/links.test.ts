import fs from 'node:fs';
import path from 'node:path';
import type { Node } from '@babel/types';
import { pageAt } from '#contract/page-at.ts';
import {
  childrenOf,
  isCall,
  isText,
  lineOf,
  memberName,
  parseSource,
  partsOf,
  type Source,
  textOf,
  wholeText,
} from '../../scripts/syntax';

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
const pathsIn = (node: Node, source: Source): readonly string[] => {
  const written = wholeText(node);
  if (written !== undefined)
    return [written, ...[...written.matchAll(/href="(\/[^"]*)"/g)].map(([, found = '']) => found)];
  if (node.type !== 'TemplateLiteral') return [];
  const {
    texts: [head = '', ...texts],
    values,
  } = partsOf(node);
  const ofValue = (value: Node | undefined) => (value && isOwnOrigin(textOf(source, value)) ? '\n' : hole);
  const whole = head + texts.map((text, index) => ofValue(values[index]) + text).join('');
  const inHtml = [...whole.matchAll(/href="(\/[^"]*)"/g)].map(([, found = '']) => found);
  return [whole, ...whole.split('\n').slice(1), ...inHtml];
};

const isPage = (text: string): boolean => {
  const [pathname = ''] = text.split(/[?#\s"]/);
  if (!/^\/[^/]/.test(pathname) || /^\/(?:v1|api|assets|provider|dev\/api)\b/.test(pathname)) return false;
  return pageAt(pathname) !== null;
};

/** A path in a comparison, or part of one, is no link: `pathname.startsWith('/pay/')`. */
const isCompared = (parent: Node): boolean =>
  isCall(parent) && ['startsWith', 'endsWith', 'includes', 'split', 'join'].includes(memberName(parent.callee) ?? '');

const isNamed = (parent: Node): boolean => parent.type === 'ImportDeclaration' || parent.type === 'TSLiteralType';

const handMade = (name: string, text: string): readonly string[] => {
  const source = parseSource(name, text);
  const found: string[] = [];
  const visit = (node: Node, parent: Node): void => {
    if (isText(node)) {
      if (isCompared(parent) || isNamed(parent)) return;
      const isHome = wholeText(node) === '/' && parent.type === 'JSXAttribute';
      if (isHome || pathsIn(node, source).some(isPage)) found.push(`${name}:${lineOf(node)} ${textOf(source, node)}`);
    }
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(source.tree, source.tree);
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
