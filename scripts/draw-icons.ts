import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * `npm run icon -- Heart Clock3` writes these icons of Lucide as components of our own. The library has 50 MB for the
 * hundred icons that we use: it is installed into a cache, and only for this.
 */
const library = 'lucide-react@1.75.0';
const cache = path.join('node_modules', '.cache', 'lucide');
const icons = path.join('src', 'client', 'kit', 'icons');

/** `Gamepad2` → `gamepad-2`. */
const fileName = (name: string): string =>
  name.replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z][a-z])/g, '-').toLowerCase();

const installed = (): NodeJS.Require => {
  if (!fs.existsSync(path.join(cache, 'node_modules', 'lucide-react')))
    // Without its peers: it has to render with the React of the project.
    spawnSync('npm', ['install', '--no-save', '--legacy-peer-deps', '--prefix', cache, library], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  return createRequire(path.resolve(cache, 'package.json'));
};

/** What stands between `<svg …>` and `</svg>`, as JSX. */
const outlineOf = (Icon: ComponentType): string => {
  const [, inner = ''] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(Icon))) ?? [];
  const shapes = inner
    .replace(/<(\w+)([^>]*)><\/\1>/g, '<$1$2 />')
    .replace(/-([a-z])(?=[a-z-]*=)/g, (_, letter: string) => letter.toUpperCase());
  return (shapes.match(/<\w/g) ?? []).length > 1 ? `<>${shapes}</>` : shapes;
};

const load = installed();
const lucide: Readonly<Record<string, ComponentType | undefined>> = load('lucide-react');
for (const name of process.argv.slice(2)) {
  const Icon = lucide[name];
  if (!Icon) throw new Error(`${library} has no icon ${name}`);
  const text = `import { icon } from './icon';\n\nexport const ${name} = icon(${outlineOf(Icon)});\n`;
  fs.writeFileSync(path.join(icons, `${fileName(name)}.tsx`), text);
}
spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', icons], { stdio: 'inherit' });
