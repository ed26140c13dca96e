import { act, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { mountPage } from '#client/app/boot/mount-page.tsx';

const rootOfServer = (): HTMLElement => {
  const root = document.createElement('div');
  root.id = 'root';
  root.textContent = 'from the server';
  document.body.replaceChildren(root);
  return root;
};

/** The content of `#root`. */
const shown = (): string | null => document.getElementById('root')?.textContent ?? null;

test('what the server has shown stays until the first render is complete, which takes its place', async () => {
  mountPage(rootOfServer(), <p>the page</p>, {});
  expect(shown()).toBe('from the server');
  expect(await screen.findByText('the page')).toBeVisible();
  expect(shown()).toBe('the page');
});

test('a part whose code is still loading keeps nothing back', async () => {
  const never = new Promise<string>(() => undefined);
  const Part = () => <p>{use(never)}</p>;
  await act(async () => {
    mountPage(
      rootOfServer(),
      <>
        <p>the page</p>
        <Suspense fallback={<p>waiting</p>}>
          <Part />
        </Suspense>
      </>,
      {},
    );
  });
  expect(shown()).toBe('the pagewaiting');
});

test('nothing is left of a page that was emptied', async () => {
  let empty = (): void => undefined;
  await act(async () => {
    empty = mountPage(rootOfServer(), <p>the page</p>, {});
  });
  await act(async () => empty());
  expect(document.body).toBeEmptyDOMElement();
});
