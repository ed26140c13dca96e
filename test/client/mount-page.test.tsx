import { act } from '@testing-library/react';
import { setPreloadedResponses, takePreloadedResponse } from '#client/api/preloaded-responses.ts';
import { mountPage } from '#client/app/boot/mount-page.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  const root = document.createElement('div');
  root.id = 'root';
  root.textContent = 'from the server';
  document.body.replaceChildren(root);
  location.hash = '';
});
afterEach(() => {
  setPreloadedResponses({});
  jest.useRealTimers();
});

const draw = (page = <p>the page</p>, cameWithResponses = true): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('no #root');
  return act(async () => {
    mountPage(root, page, cameWithResponses, {});
  });
};
const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
/** The content of `#root`. */
const shown = (): string => document.getElementById('root')?.textContent ?? 'nothing';

test('a page that came without responses is rendered in place', async () => {
  await draw(<p aria-busy="true">the page</p>, false);
  expect(shown()).toBe('the page');
});

test('the page stays hidden next to the first screen until all preloaded responses are used', async () => {
  setPreloadedResponses({ '/v1/languages': [] });
  await draw();
  await pass(300);
  expect(shown()).toBe('from the server');
  takePreloadedResponse('/v1/languages');
  await pass(20);
  expect([shown(), document.querySelectorAll('body > div').length]).toEqual(['the page', 1]);
});

test('a page whose first render shows all that came with it takes over at once', async () => {
  await draw();
  expect([shown(), document.querySelectorAll('body > div').length]).toEqual(['the page', 1]);
});

test('the page waits for a skeleton to disappear, but not for ever', async () => {
  setPreloadedResponses({ '/v1/countries': [] });
  await draw(<p aria-busy="true">waiting</p>);
  takePreloadedResponse('/v1/countries');
  await pass(900);
  expect(shown()).toBe('from the server');
  await pass(200);
  expect(shown()).toBe('waiting');
});

test('a preloaded response that is never used does not delay the page for ever', async () => {
  setPreloadedResponses({ '/v1/languages': [] });
  await draw();
  await pass(1100);
  expect(shown()).toBe('the page');
});

test('a page with an anchor to scroll to is rendered in place', async () => {
  setPreloadedResponses({ '/v1/languages': [] });
  location.hash = '#prices';
  await draw();
  expect(shown()).toBe('the page');
});
