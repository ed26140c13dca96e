import fs from 'node:fs';
import type { EngineTab } from './engine';
import { inPageFile } from './in-page-file';
import type { InPage, PartName, PartStep, Point } from './part-step';

const patienceMs = 30_000;
const stepMs = 30;

type Look<T> = { readonly value: T } | { readonly still: string };

/** Leaving a page ends what was asked of it; the next look asks the next page. */
const lookSafely = async <T>(look: () => Promise<Look<T>>): Promise<Look<T>> => {
  try {
    return await look();
  } catch (problem) {
    return { still: String(problem) };
  }
};

/** Repeats `look` until it gives a value. The error tells what was seen last, and what the page `shows`. */
const until = async <T>(what: string, shows: () => Promise<string>, look: () => Promise<Look<T>>): Promise<T> => {
  let still = '';
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    const seen = await lookSafely(look);
    if ('value' in seen) return seen.value;
    ({ still } = seen);
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  throw new Error(`not in time: ${what} (${still})\n\nthe page:\n${(await shows().catch(String)).slice(0, 4000)}\n`);
};

type Name = string | RegExp;

/** A part of the page, found anew whenever it is asked for. Presses and typing wait until it can take them. */
export interface Part {
  role(role: string, name?: Name): Part;
  text(text: Name): Part;
  label(label: Name): Part;
  title(title: Name): Part;
  waitFor(): Promise<void>;
  gone(): Promise<void>;
  click(): Promise<void>;
  focus(): Promise<void>;
  /** Replaces the whole value of a field, as a person does. */
  fill(text: string): Promise<void>;
  value(): Promise<string>;
  count(): Promise<number>;
}

export interface Tab extends Omit<EngineTab, 'click' | 'goto'>, Pick<Part, 'role' | 'text' | 'label' | 'title'> {
  /** By an address, or by a path of the product. */
  goto(path: string): Promise<void>;
  url(): Promise<string>;
  waitForUrl(pattern: RegExp): Promise<void>;
}

const nameOf = (name: Name): PartName => (typeof name === 'string' ? name : { source: name.source, flags: name.flags });

const written = (name: PartName): string => (typeof name === 'string' ? `«${name}»` : `/${name.source}/${name.flags}`);

const describeSteps = (steps: readonly PartStep[]): string =>
  steps
    .map(({ by, what, name }) => `${by} ${written(what)}${name === undefined ? '' : ` ${written(name)}`}`)
    .join(' › ');

/** `base`: address of the product. */
export const tabOf = (engine: EngineTab, base: string): Tab => {
  /** A page that was just opened has no such script yet; between two pages there is nobody to ask. */
  const ask = async <K extends keyof InPage>(
    name: K,
    ...args: Parameters<InPage[K]>
  ): Promise<ReturnType<InPage[K]>> => {
    const call = `inPage.${name}(...${JSON.stringify(args)})`;
    if ((await engine.evaluate('typeof inPage')) === 'undefined')
      await engine.evaluate(`(() => { ${fs.readFileSync(inPageFile(), 'utf8')} })()`);
    return (await engine.evaluate(call)) as ReturnType<InPage[K]>;
  };
  /** A press that has led to another page has nobody left to tell. */
  const wasPressed = async (): Promise<boolean> => {
    const expression = `typeof inPage === 'undefined' || inPage.wasPressed()`;
    return (await engine.evaluate(expression).catch(() => true)) === true;
  };
  const url = async (): Promise<string> => String(await engine.evaluate('location.href'));
  const shown = async (): Promise<string> => `${await url()}\n${await ask('shown')}`;

  const part = (steps: readonly PartStep[]): Part => {
    const what = describeSteps(steps);
    const below = (step: PartStep): Part => part([...steps, step]);
    /** Two looks in a row have to find it at the same place: what moves is not pressed. */
    const stillPlaced = (): (() => Promise<Look<Point>>) => {
      let before: Point | null = null;
      return async () => {
        const place = await ask('place', steps);
        if ('problem' in place) return { still: place.problem };
        const isStill = before?.x === place.x && before.y === place.y;
        before = place;
        return isStill ? { value: place } : { still: 'moves' };
      };
    };
    const click = (): Promise<void> => {
      const look = stillPlaced();
      return until(`${what} is pressed`, shown, async () => {
        const place = await look();
        if (!('value' in place)) return place;
        await engine.click(place.value.x, place.value.y);
        return (await wasPressed()) ? { value: undefined } : { still: 'has not taken the press' };
      });
    };
    const valueNow = async (): Promise<string> => {
      const value = await ask('value', steps);
      return (value ?? '').replaceAll(/\s/g, '');
    };
    return {
      role: (role, name) => below({ by: 'role', what: role, ...(name === undefined ? {} : { name: nameOf(name) }) }),
      text: (text) => below({ by: 'text', what: nameOf(text) }),
      label: (label) => below({ by: 'label', what: nameOf(label) }),
      title: (title) => below({ by: 'title', what: nameOf(title) }),
      waitFor: () =>
        until(`${what} is there`, shown, async () =>
          (await ask('count', steps)) > 0 ? { value: undefined } : { still: 'is not there' },
        ),
      gone: () =>
        until(`${what} is gone`, shown, async () =>
          (await ask('count', steps)) === 0 ? { value: undefined } : { still: 'is there' },
        ),
      click,
      focus: () =>
        until(`${what} takes the focus`, shown, async () =>
          (await ask('focus', steps)) ? { value: undefined } : { still: 'has not taken it' },
        ),
      fill: (text) =>
        // A field may be replaced while it is typed into: its page is still loading.
        until(`${what} takes «${text}»`, shown, async () => {
          await click();
          await engine.press('Control+a');
          await engine.type(text);
          const value = await valueNow();
          return value === text.replaceAll(/\s/g, '') ? { value: undefined } : { still: `it has «${value}»` };
        }),
      value: () =>
        until(`${what} has a value`, shown, async () => {
          const value = await ask('value', steps);
          return value === null ? { still: 'is not there' } : { value };
        }),
      count: () => ask('count', steps),
    };
  };
  const page = part([]);
  return {
    ...engine,
    role: page.role,
    text: page.text,
    label: page.label,
    title: page.title,
    goto: (path) => engine.goto(new URL(path, base).href),
    url,
    waitForUrl: (pattern) =>
      until(`the address is like ${pattern}`, shown, async () => {
        const now = await url();
        return pattern.test(now) ? { value: undefined } : { still: now };
      }),
  };
};
