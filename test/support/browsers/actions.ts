/**
 * What a hand does, as both protocols of a driver take it: WebDriver and WebDriver BiDi
 * (https://www.w3.org/TR/webdriver2/#actions).
 */
export type Actions = readonly object[];

/** Code points of keys without a character (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keyValues: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
};

const keyboard = (actions: readonly object[]): Actions => [{ type: 'key', id: 'keyboard', actions }];

const down = (value: string): object => ({ type: 'keyDown', value });
const up = (value: string): object => ({ type: 'keyUp', value });

/** One key, with the keys that are held: `Control+a`. */
export const pressOf = (keys: string): Actions => {
  const values = keys.split('+').map((name) => keyValues[name] ?? name);
  return keyboard([...values.map(down), ...values.toReversed().map(up)]);
};

/** Letter after letter. */
export const typingOf = (text: string): Actions => keyboard([...text].flatMap((letter) => [down(letter), up(letter)]));

/** CSS pixels of the window. */
export const clickAt = (x: number, y: number): Actions => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
