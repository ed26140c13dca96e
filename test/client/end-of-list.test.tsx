import fs from 'node:fs';
import path from 'node:path';
import { act, renderHook } from '@testing-library/react';
import { useFurtherPages } from '#client/api/use-further-pages.ts';

const idle = { isFetching: false, hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false };

const begin = (with_: Partial<typeof idle>) => {
  const fetchNextPage = jest.fn();
  const view = renderHook((flags: Partial<typeof idle>) => useFurtherPages({ ...idle, ...flags, fetchNextPage }), {
    initialProps: with_,
  });
  return { reachEnd: () => act(() => view.result.current()), becomes: view.rerender, fetchNextPage };
};

describe('the end of a list, of which the list tells once', () => {
  test('loads the next page', () => {
    const { reachEnd, fetchNextPage } = begin({});
    reachEnd();
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  test('reached during a refetch, which would drop the page, loads it after that', () => {
    const { reachEnd, becomes, fetchNextPage } = begin({ isFetching: true });
    reachEnd();
    expect(fetchNextPage).not.toHaveBeenCalled();
    becomes({ isFetching: false });
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
    becomes({ isFetching: false });
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a page is being loaded', { isFetching: true, isFetchingNextPage: true }],
    ['there is none', { hasNextPage: false }],
    ['the last attempt failed', { isFetchNextPageError: true }],
  ])('loads nothing while %s', (_name, flags) => {
    const { reachEnd, becomes, fetchNextPage } = begin(flags);
    reachEnd();
    becomes(flags);
    expect(fetchNextPage).not.toHaveBeenCalled();
  });
});

test('every list loads its further pages by that one hook', () => {
  const client = path.resolve('src/client');
  const calling = fs
    .readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('api'))
    .filter((name) => /fetchNextPage\(\)/.test(fs.readFileSync(path.join(client, name), 'utf8')));
  expect(calling).toEqual([]);
});
