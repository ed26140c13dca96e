import fs from 'node:fs';
import path from 'node:path';
import type { Node } from '@babel/types';
import { childrenOf, lineOf, parseSource, textOf } from '../../scripts/syntax';

const client = path.resolve('src/client');

/** Files in which a disabled button needs no reason, and why. */
const told: Readonly<Record<string, string>> = {
  'features/sign-in/code-form.tsx': 'its label counts the seconds',
  'pages/dummy-provider/dummy-provider-page.tsx': 'its neighbour shows progress',
  'pages/dev/ui/dev-ui-page.tsx': 'shows how it looks',
};

/** Lines on which the kit's button is disabled without a reason. */
const unexplained = (file: string): readonly number[] => {
  const source = parseSource(file, fs.readFileSync(file, 'utf8'));
  const found: number[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'JSXOpeningElement' && textOf(source, node.name) === 'Button') {
      const names = node.attributes.map((one) => one.type === 'JSXAttribute' && textOf(source, one.name));
      if (names.includes('disabled')) found.push(lineOf(node));
    }
    childrenOf(node).forEach(visit);
  };
  visit(source.tree);
  return found;
};

test('a button that cannot be pressed says why: `whyNot`, not `disabled`', () => {
  const files = fs.readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const wrong = files
    .filter((name) => !(name in told))
    .flatMap((name) => unexplained(path.join(client, name)).map((line) => `${name}:${line}`));
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
