import { queryAllByLabelText, queryAllByRole, queryAllByText, queryAllByTitle } from '@testing-library/dom';
import type { InPage, PartName, PartStep } from './part-step';

const matcherOf = (name: PartName): string | RegExp =>
  typeof name === 'string' ? name : new RegExp(name.source, name.flags);

/** Sums have no-break spaces, which a test does not write. */
const nameMatcher = (name: PartName) =>
  typeof name === 'string' ? (given: string) => given.replaceAll(/\s+/g, ' ').trim() === name : matcherOf(name);

const search = (within: HTMLElement, { by, what, name }: PartStep): readonly HTMLElement[] => {
  if (by === 'text') return queryAllByText(within, matcherOf(what));
  if (by === 'label') return queryAllByLabelText(within, matcherOf(what));
  if (by === 'title') return queryAllByTitle(within, matcherOf(what));
  return queryAllByRole(within, String(what), name === undefined ? {} : { name: nameMatcher(name) });
};

const isShown = (element: HTMLElement): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

/** Those of the page that people see; the same element may be reached by several ways. */
const found = (steps: readonly PartStep[]): readonly HTMLElement[] => {
  const reached = steps.reduce<readonly HTMLElement[]>(
    (within, step) => within.flatMap((element) => search(element, step)),
    [document.body],
  );
  return [...new Set(reached)].filter(isShown);
};

/** An incoming call may cover the page of a mate at any moment: it is put aside. */
const putCallsAside = (): void => {
  const calls = '[role="status"][aria-label="Тебя зовут играть"] [aria-label="Свернуть, ответить позже"]';
  for (const button of document.querySelectorAll<HTMLElement>(calls)) button.click();
};

/** A press on a label or on what lies in it reaches the field. */
const takesPress = (element: HTMLElement, hit: Element | null): boolean =>
  hit !== null &&
  (element.contains(hit) ||
    (element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(hit))));

const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled, [aria-disabled="true"]');

let pressed = false;

/** Notes whether the next press reaches this element: it may move or be disabled between the look and the press. */
const expectPress = (element: HTMLElement): void => {
  pressed = false;
  const note = ({ target }: Event): void => {
    pressed = target instanceof Element && takesPress(element, target) && !isDisabled(element);
  };
  // Not the click: a menu opens at this, and may lie under the pointer by then.
  addEventListener('pointerdown', note, { capture: true, once: true });
};

const api: InPage = {
  count: (steps) => found(steps).length,
  place: (steps) => {
    const [element] = found(steps);
    if (element === undefined) return { problem: 'is not there' };
    if (isDisabled(element)) return { problem: 'is disabled' };
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const hit = document.elementFromPoint(point.x, point.y);
    if (takesPress(element, hit)) {
      expectPress(element);
      return point;
    }
    putCallsAside();
    return { problem: `is covered by ${hit?.tagName} ${hit?.textContent?.slice(0, 100)}` };
  },
  wasPressed: () => pressed,
  focus: (steps) => {
    const [element] = found(steps);
    if (element === undefined || isDisabled(element)) return false;
    element.focus();
    return document.activeElement === element;
  },
  value: (steps) => {
    const [element] = found(steps);
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : (element?.innerText ?? null);
  },
  shown: () => document.body.innerText,
};

Object.assign(globalThis, { inPage: api });
