import fs from 'node:fs';
import path from 'node:path';
import type { ComponentProps } from 'react';
import { render } from '@testing-library/react';
import { Heart } from '#client/kit/icons/heart.tsx';
import type { IconComponent } from '#client/kit/icons/icon.tsx';

const folder = path.resolve('src/client/kit/icons');

const files = fs.readdirSync(folder).filter((file) => file.endsWith('.tsx') && file !== 'icon.tsx');

/** `gamepad-2.tsx` → `Gamepad2`. */
const nameOf = (file: string) =>
  path.parse(file).name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

const svgOf = (Icon: IconComponent, props: ComponentProps<IconComponent> = {}) =>
  render(<Icon {...props} />).container.querySelector('svg');

test.each(files)('%s has a drawing named like the file', async (file) => {
  const icons: Readonly<Record<string, IconComponent | undefined>> = await import(path.join(folder, file));
  const Icon = icons[nameOf(file)];
  if (!Icon) throw new Error(`${file} exports no ${nameOf(file)}`);
  const svg = svgOf(Icon);
  expect(svg?.getAttribute('viewBox')).toBe('0 0 24 24');
  expect(svg?.querySelectorAll('path, circle, line, rect, polyline, polygon, ellipse').length).toBeGreaterThan(0);
});

test('an icon is hidden from screen readers unless it has a name', () => {
  expect(svgOf(Heart)?.getAttribute('aria-hidden')).toBe('true');
  expect(svgOf(Heart, { 'aria-label': 'Нравится' })?.hasAttribute('aria-hidden')).toBe(false);
});

test('an icon has the size and class that it is given', () => {
  const svg = svgOf(Heart, { size: 18, className: 'one' });
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['18', '18']);
  expect(svg?.getAttribute('class')).toBe('lucide one');
});
