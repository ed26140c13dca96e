import { render } from '@testing-library/react';
import * as lucide from 'lucide-react';
import * as first from '#client/kit/display/first-icons.tsx';

const names = [
  'ChevronDown',
  'Clock',
  'CloudOff',
  'Gamepad2',
  'Menu',
  'ShieldCheck',
  'Star',
  'UserSearch',
  'UsersRound',
  'Zap',
] as const;

/** Every element with its attributes in one order; the library's own name for the whole apart. */
const drawn = (svg: Element): unknown => [
  svg.tagName,
  [...svg.attributes].map(({ name, value }) => [name, name === 'class' ? value.split(' ')[0] : value]).sort(),
  [...svg.children].map(drawn),
];

const picture = (Icon: typeof first.Star | typeof lucide.Star) => {
  const svg = render(<Icon aria-hidden />).container.firstElementChild;
  return svg === null ? null : drawn(svg);
};

test('lists every icon of the first load', () => {
  expect(Object.keys(first).sort()).toEqual([...names].sort());
});

test.each(names)('%s is the same as in the library', (name) => {
  expect(picture(first[name])).toEqual(picture(lucide[name]));
});
