import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';

type Change = ReturnType<typeof useAddressQuery>[1];

/** Two filters of one page, as two components have them. */
const filters: { first: Change; second: Change } = { first: () => undefined, second: () => undefined };

const Filter = ({ name }: { readonly name: keyof typeof filters }) => {
  const [, change] = useAddressQuery();
  Object.assign(filters, { [name]: change });
  return null;
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const begin = (path = '/list') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Filter name="first" />
      <Filter name="second" />
      <Address />
    </MemoryRouter>,
  );

const put = (name: string, value: string) => (query: URLSearchParams) => {
  query.set(name, value);
  return query;
};
const address = () => screen.getByRole('status').textContent;

describe('the query of the address', () => {
  test('keeps both of two filters that are pressed before the page is rendered', () => {
    begin();
    act(() => {
      filters.first(put('game', 'cs2'));
      filters.second(put('online', '1'));
    });
    expect(address()).toBe('/list?game=cs2&online=1');
  });

  test('keeps three changes of one filter, each by the page of the first', () => {
    begin('/list?sort=price');
    const { first } = filters;
    act(() => {
      first(put('a', '1'));
      first(put('b', '2'));
      first(put('c', '3'));
    });
    expect(address()).toBe('/list?sort=price&a=1&b=2&c=3');
  });

  test('a change after the page was rendered begins with what is shown', () => {
    begin();
    act(() => filters.first(put('game', 'cs2')));
    act(() => filters.second((query) => (query.delete('game'), query)));
    expect(address()).toBe('/list');
  });
});
