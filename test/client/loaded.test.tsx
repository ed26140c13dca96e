import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '#client/api/api-error.ts';
import { both, itemsOf, Loaded, LoadFailed, mapped, type QueryState } from '#client/api/loaded.tsx';

const refused = (status: number): ApiError =>
  new ApiError({ status, code: 'SERVICE_UNAVAILABLE', message: 'Сервер отдыхает' });

const show = (query: Partial<QueryState<readonly string[]>>, more = {}) => (
  <Loaded query={{ refetch: () => undefined, ...query }} skeleton={<p>Загружаем</p>} empty={<p>Никого</p>} {...more}>
    {(names) => <p>{names.join(', ')}</p>}
  </Loaded>
);

describe('the states of a query', () => {
  test('before its first answer: the skeleton alone', () => {
    render(show({}));
    expect(document.body).toHaveTextContent(/^Загружаем$/);
  });

  test('failed without data: the reason, and «Повторить» fetches it', async () => {
    const refetch = jest.fn();
    render(show({ error: refused(503), refetch }));
    expect(screen.getByRole('alert')).toHaveTextContent('Сервер отдыхает');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('no items: what stands for nothing', () => {
    render(show({ data: [] }));
    expect(document.body).toHaveTextContent(/^Никого$/);
  });

  test('data of former arguments: the skeleton, unless it may stay', () => {
    const query = { data: ['Аня'], currentData: undefined };
    const { rerender } = render(show(query));
    expect(document.body).toHaveTextContent(/^Загружаем$/);
    rerender(show(query, { keepsFormer: true }));
    expect(document.body).toHaveTextContent(/^Аня$/);
  });

  test('former data does not outlive the failure of the present arguments', () => {
    render(show({ data: ['Аня'], currentData: undefined, error: refused(503) }, { keepsFormer: true }));
    expect(screen.queryByText('Аня')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Сервер отдыхает');
  });

  test('null and an id that cannot be one: like something that does not exist', () => {
    const missing = { missing: <p>Этого нет</p> };
    const nothing: Partial<QueryState<readonly string[] | null>> = { data: null };
    const { rerender } = render(
      <Loaded query={{ refetch: () => undefined, ...nothing }} skeleton={null} {...missing}>
        {(names) => <p>{names.join(', ')}</p>}
      </Loaded>,
    );
    expect(document.body).toHaveTextContent(/^Этого нет$/);
    rerender(show({ error: refused(400) }, missing));
    expect(document.body).toHaveTextContent(/^Этого нет$/);
    rerender(show({ error: refused(403) }, missing));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  test('404: its own state where the screen has one, a failure otherwise', () => {
    const { rerender } = render(show({ error: refused(404) }, { missing: <p>Этого нет</p> }));
    expect(document.body).toHaveTextContent(/^Этого нет$/);
    rerender(show({ error: refused(404) }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});

describe('data that could not be fetched again', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = () => act(() => jest.advanceTimersByTime(6000));

  test('stays, and after some seconds a note says that it may be old', () => {
    render(show({ data: ['Аня'], error: refused(503) }));
    expect(document.body).toHaveTextContent(/^Аня$/);
    wait();
    expect(screen.getByText('Аня')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('могут быть старые данные');
  });

  test('has no note once it has come', () => {
    const { rerender } = render(show({ data: ['Аня'], error: refused(503) }));
    wait();
    rerender(show({ data: ['Аня', 'Боря'] }));
    expect(document.body).toHaveTextContent(/^Аня, Боря$/);
  });

  test('has none when the server refused for good, or when only a further page failed', () => {
    const { rerender } = render(show({ data: ['Аня'], error: refused(403) }));
    wait();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    rerender(show({ data: ['Аня'], error: refused(503), isFetchNextPageError: true }));
    wait();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('two queries shown together', () => {
  const query = <Data,>(state: Partial<QueryState<Data>>): QueryState<Data> => ({ refetch: jest.fn(), ...state });

  test('are loaded with both, and «Повторить» fetches the missing one only', () => {
    const people = query({ data: ['Аня'] });
    const games = query<number>({ error: refused(503) });
    expect(both(people, games)).toMatchObject({ data: undefined, error: games.error });
    both(people, games).refetch();
    expect(games.refetch).toHaveBeenCalledTimes(1);
    expect(people.refetch).not.toHaveBeenCalled();
    expect(both(people, query({ data: 1 })).data).toEqual([['Аня'], 1]);
  });

  test('a part of a query keeps its failure and its present arguments', () => {
    const part = mapped(query<readonly string[]>({ data: ['Аня'], currentData: undefined }), (names) => names.length);
    expect(part).toMatchObject({ data: 1, currentData: undefined });
  });

  test('all pages of a list are one list', () => {
    const pages = query({ data: { pages: [{ items: ['Аня'] }, { items: ['Боря'] }] } });
    expect(itemsOf(pages).data).toEqual(['Аня', 'Боря']);
  });
});

test('beside what does without its data, a query only says that it failed', () => {
  const { rerender } = render(<LoadFailed query={{ refetch: () => undefined }} />);
  expect(document.body).toHaveTextContent(/^$/);
  rerender(<LoadFailed query={{ error: refused(503), refetch: () => undefined }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Список не загрузился');
});
