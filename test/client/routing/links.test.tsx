import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { NavigationEffects } from '#client/app/router/navigation-effects.tsx';
import { Link, setPrefetch } from '#client/kit/routing/link.tsx';
import { NavLink } from '#client/kit/routing/nav-link.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { renderInApp } from '../../support/client/render-in-app';

const address = () => screen.getByLabelText('address').textContent;

beforeEach(() => {
  fakeServer({});
});

/** A press that the page leaves to the browser. */
const isLeftToTheBrowser = (link: HTMLElement, how: MouseEventInit): boolean => {
  const press = createEvent.click(link, { button: 0, ...how });
  // jsdom cannot navigate and logs an error.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const prevented = jest.spyOn(press, 'preventDefault');
  fireEvent(link, press);
  return prevented.mock.calls.length === 1;
};

describe('a link within the product', () => {
  test('opens its page without a reload, and loads the page’s code on hover and focus', async () => {
    const fetched: string[] = [];
    setPrefetch((path) => void fetched.push(path));
    await renderInApp(<Link to="/cs2/team?sort=new">Люди</Link>);
    const link = screen.getByRole('link', { name: 'Люди' });
    expect(link).toHaveAttribute('href', '/cs2/team?sort=new');
    await userEvent.hover(link);
    expect(fetched).toEqual(['/cs2/team?sort=new']);
    await userEvent.click(link);
    expect(address()).toBe('/cs2/team?sort=new');
  });

  test('stays one link for readers of screens while it is rendered anew, and does what it was told last', async () => {
    const pressed: number[] = [];
    const Counting = () => {
      const [count, setCount] = useState(0);
      return (
        <Link to="/blog" onFocus={() => setCount(count + 1)} onClick={() => void pressed.push(count)}>
          Блог
        </Link>
      );
    };
    await renderInApp(<Counting />);
    const link = screen.getByRole('link');
    const noted = jest.fn();
    Object.defineProperty(link, 'onclick', { set: noted });
    act(() => link.focus());
    expect(noted).not.toHaveBeenCalled();
    await userEvent.click(link);
    expect(pressed).toEqual([1]);
  });

  test('with an anchor that cannot be decoded breaks nothing', async () => {
    await renderInApp(
      <>
        <NavigationEffects />
        <Link to="#%">Ниже</Link>
      </>,
      { path: '/blog' },
    );
    await userEvent.click(screen.getByRole('link', { name: 'Ниже' }));
    expect(address()).toBe('/blog#%');
  });

  test('of a query or an anchor alone stays on its page', async () => {
    await renderInApp(<Link to="?tab=bookings">Записи</Link>, { path: '/admin/users/7' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/admin/users/7?tab=bookings');
    await userEvent.click(screen.getByRole('link'));
    expect(address()).toBe('/admin/users/7?tab=bookings');
  });

  test('passes its state on, and its own click handler runs first', async () => {
    const State = () => <output aria-label="state">{JSON.stringify(useLocation().state)}</output>;
    await renderInApp(
      <>
        <Link to="/a" state={{ from: 1 }}>
          С собой
        </Link>
        <Link to="/b" onClick={(event) => event.preventDefault()}>
          Никуда
        </Link>
        <State />
      </>,
    );
    await userEvent.click(screen.getByText('С собой'));
    expect(screen.getByLabelText('state')).toHaveTextContent('{"from":1}');
    await userEvent.click(screen.getByText('Никуда'));
    expect(address()).toBe('/a');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'pressed with %j is the browser’s to open',
    async (how) => {
      await renderInApp(<Link to="/cs2/team">Люди</Link>);
      expect(isLeftToTheBrowser(screen.getByRole('link'), how)).toBe(true);
      expect(address()).toBe('/');
    },
  );

  test('to another tab is left to the browser', async () => {
    await renderInApp(
      <Link to="/cs2/team" target="_blank">
        Люди
      </Link>,
    );
    expect(isLeftToTheBrowser(screen.getByRole('link'), {})).toBe(true);
    expect(address()).toBe('/');
  });
});

describe('a link of the navigation', () => {
  const marked = async (to: string, path: string, end = false) => {
    const { unmount } = await renderInApp(
      <NavLink to={to} end={end}>
        Туда
      </NavLink>,
      { path },
    );
    const isMarked = screen.getByRole('link').getAttribute('aria-current') === 'page';
    unmount();
    return isMarked;
  };

  test('is marked on its page and on those below it', async () => {
    expect(await marked('/blog?gameId=cs2', '/blog')).toBe(true);
    expect(await marked('/admin/users', '/admin/users/7')).toBe(true);
    expect(await marked('/admin/users', '/admin/users-of-old')).toBe(false);
    expect(await marked('/blog', '/')).toBe(false);
  });

  test('may be marked on its own page only', async () => {
    expect(await marked('/blog', '/blog', true)).toBe(true);
    expect(await marked('/blog', '/blog/material-1', true)).toBe(false);
  });
});
