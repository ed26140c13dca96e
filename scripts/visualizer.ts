import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { type AnyState, type AnyStateMachine, createMachine, type EventObject, StateNode } from 'xstate4';

/*
 * Pastes every `docs/machines/….viz.js` into the real XState visualizer (statelyai/xstate-viz), whose address VISUALIZER
 * names, presses «Visualize» and some edges, sends a word that a guard waits for, and prints what it draws:
 * `npx tsx scripts/visualizer.ts`. The visualizer takes its editor and its layout from unpkg.com; without the internet,
 * VISUALIZER_PACKAGES names the `node_modules` that respond instead.
 */
const { VISUALIZER: address, VISUALIZER_PACKAGES: packages } = process.env;
if (address === undefined) {
  process.stderr.write('VISUALIZER is not set: the address of a running visualizer, as http://127.0.0.1:3000/viz\n');
  process.exit(1);
}
const folder = path.join(import.meta.dirname ?? __dirname, '../docs/machines');
const pictures = fs.mkdtempSync(path.join(os.tmpdir(), 'visualizer-'));
/** Edges that are pressed in each machine. */
const presses = 6;

const say = (text: string) => process.stdout.write(`${text}\n`);

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateNode;

/** The machine as XState 4 reads it: what must be drawn, and where each event leads. */
const machineOf = (source: string): AnyStateMachine => {
  const body = source.replace(/^import .*$/m, '').replace('export const machine =', 'return');
  const machine: unknown = Reflect.apply(new Function('createMachine', body), null, [createMachine]);
  if (!isMachine(machine)) throw new Error('The module makes no machine');
  return machine;
};

const edgesOf = (machine: AnyStateMachine) =>
  [machine, ...Object.values(machine.states)].flatMap((node) =>
    node.transitions.map((transition, at) => ({ id: `${node.id}:${at}:0`, transition })),
  );

const idOf = (machine: AnyStateMachine, state: AnyState): string => machine.states[String(state.value)]?.id ?? '';

/** Edges of a state and of the whole machine that a tester can press: all but those that it takes by itself. */
const openIn = (machine: AnyStateMachine, state: AnyState) => {
  const sources = new Set([machine.id, idOf(machine, state)]);
  return edgesOf(machine).filter(
    ({ transition: { source, eventType } }) => state.done !== true && eventType !== '' && sources.has(source.id),
  );
};

const paste = async (page: Page, text: string): Promise<void> => {
  await page.evaluate(async (copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
};

const rectIds = async (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-rect-id') ?? ''));

const activeIn = async (page: Page): Promise<string> =>
  (await rectIds(page, '[data-viz-active] > [data-viz="stateNode"][data-viz-atomic]')).join(', ');

/** Tells in words what differs from XState after an event. */
const differs = async (page: Page, machine: AnyStateMachine, state: AnyState, event: string): Promise<string[]> => {
  const [active, right] = [await activeIn(page), idOf(machine, state)];
  return active === right ? [] : [`${event} leads to ${active}, not to ${right}`];
};

/** Presses edges one after another, those to a final state last. */
const press = async (page: Page, machine: AnyStateMachine) => {
  const wrong: string[] = [];
  const pressed = new Set<string>();
  let state: AnyState = machine.initialState;
  while (pressed.size < presses) {
    const open = openIn(machine, state);
    const drawn = new Set(await rectIds(page, '[data-viz="transition"][data-viz-potential]:enabled'));
    const dead = open.filter(({ id }) => !drawn.has(id)).map(({ transition }) => transition.eventType);
    if (dead.length > 0) wrong.push(`${idOf(machine, state)} lets nobody press ${dead.join(', ')}`);
    const ways = open
      .filter(({ id }) => drawn.has(id) && !pressed.has(id))
      .map(({ id, transition: { eventType } }) => ({ id, eventType, to: machine.transition(state, eventType) }));
    const { value: here } = state;
    const next =
      ways.find(({ to }) => to.value !== here && to.done !== true) ??
      ways.find(({ to }) => to.value === here) ??
      ways[0];
    if (next === undefined) break;
    pressed.add(next.id);
    await page.locator(`[data-viz="transition"][data-rect-id="${next.id}"]`).click();
    // The pointer over an edge makes the visualizer show where it would lead.
    await page.mouse.move(1, 1);
    state = next.to;
    wrong.push(...(await differs(page, machine, state, next.eventType)));
  }
  return { pressed: pressed.size, wrong };
};

/** An event that leads somewhere else with the word of its guard than without. */
const wordOf = (machine: AnyStateMachine): EventObject | undefined => {
  const { initialState: state } = machine;
  return openIn(machine, state)
    .map(({ transition: { cond, eventType } }) => ({ type: eventType, when: cond?.name }))
    .find((event) => machine.transition(state, event).value !== machine.transition(state, event.type).value);
};

/** Starts again, and sends the event by the panel «Events». */
const sendWord = async (page: Page, machine: AnyStateMachine, event: EventObject): Promise<string[]> => {
  await page.getByRole('button', { name: 'RESET', exact: true }).click();
  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByRole('button', { name: 'Send event' }).click();
  const form = page.locator('.chakra-popover__content').filter({ has: page.locator('.monaco-editor') });
  await form.locator('.monaco-editor .view-lines').click();
  await paste(page, JSON.stringify(event));
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  return differs(page, machine, machine.transition(machine.initialState, event), JSON.stringify(event));
};

/** Errors of types and syntax that the editor underlines in what was pasted. */
const underlined =
  "monaco.editor.getModelMarkers({}).filter((one) => one.severity === 8 && one.resource.path.endsWith('main.ts')).map((one) => one.message).join('; ')";

const look = async (context: BrowserContext, name: string) => {
  const source = fs.readFileSync(path.join(folder, name), 'utf8');
  const machine = machineOf(source);
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.goto(address);
  await page.locator('.monaco-editor .view-lines').first().click();
  await paste(page, source);
  await page.getByRole('button', { name: 'Visualize' }).click();
  const edges = page.locator('[data-viz="transition"]');
  await edges.first().waitFor({ timeout: 60_000 });
  await page.getByText('Visualizing machine...').waitFor({ state: 'hidden', timeout: 120_000 });
  await page.getByRole('button', { name: 'Fit to content' }).click();
  const drawn = {
    states: (await page.locator('[data-viz="stateNode"]').count()) - 1,
    edges: await edges.count(),
    guards: await page.locator('[data-viz="transition-guard"]').count(),
    initial: await activeIn(page),
    underlined: String(await page.evaluate(underlined)),
  };
  const right = {
    states: Object.keys(machine.states).length,
    edges: edgesOf(machine).length,
    guards: edgesOf(machine).filter(({ transition }) => transition.cond !== undefined).length,
    initial: idOf(machine, machine.initialState),
    underlined: '',
  };
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
  if (JSON.stringify(drawn) !== JSON.stringify(right)) wrong.push(`drawn otherwise than ${JSON.stringify(right)}`);
  const { pressed, wrong: misled } = await press(page, machine);
  const word = wordOf(machine);
  if (word !== undefined) wrong.push(...(await sendWord(page, machine, word)));
  await page.screenshot({ path: path.join(pictures, `${name}.pressed.png`) });
  const said = (await page.getByRole('alert').allInnerTexts()).filter((text) => text !== '');
  await page.close();
  return {
    drawn,
    pressed,
    word: word === undefined ? '—' : JSON.stringify(word),
    wrong: [...wrong, ...misled, ...said],
  };
};

const run = async (): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
  });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  if (packages !== undefined)
    await context.route(/^https:\/\/(?:www\.)?unpkg\.com\//, async (route) => {
      const asked = decodeURIComponent(new URL(route.request().url()).pathname);
      const file = path.join(packages, asked.replace(/^\/([^/@]+)@[^/]+\//, '$1/'));
      await route.fulfill(fs.existsSync(file) ? { path: file } : { status: 404 });
    });
  say('machine           states edges guards pressed  stands in                 a guard’s word');
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.viz.js'))) {
    const { drawn, pressed, word, wrong } = await look(context, name);
    const columns = [drawn.states, drawn.edges, drawn.guards, pressed].map((figure) => String(figure).padStart(6));
    say(`${name.replace('.viz.js', '').padEnd(17)}${columns.join(' ')}   ${drawn.initial.padEnd(24)}  ${word}`);
    for (const fault of wrong) say(`  WRONG: ${fault}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
  say(`pictures: ${pictures}`);
  await browser.close();
};

void run();
