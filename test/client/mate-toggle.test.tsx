import { aReadiness } from '../support/mates/a-readiness';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MateToggle } from '#client/features/mate-toggle/mate-toggle.tsx';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aMate } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const press = async () => userEvent.click(screen.getByRole('switch', { name: 'Принимаю заказы' }));

describe('«Принимаю заказы»', () => {
  test('shows what the server says after the change', async () => {
    fakeServer({
      'PUT /v1/mates/me/active': () => ({ status: 204 }),
      'GET /v1/users/me': () => ({
        json: aMate({ mateAccess: { gameId: 'cs2', active: true, grade: 'PRO', percent: 82 } }),
      }),
    });
    await renderInApp(<MateToggle />, { me: aMate() });
    await press();
    await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
    expect(screen.getByRole('switch')).toBeEnabled();
  });

  test('can be pressed again when nothing is said after the change', async () => {
    const { routes } = fakeServer({
      'PUT /v1/mates/me/active': () => ({ status: 204 }),
      'GET /v1/users/me': () => refusal(500, 'INTERNAL_ERROR'),
    });
    await renderInApp(<MateToggle />, { me: aMate() });
    await press();
    await waitFor(() => expect(routes()).toContain('GET /v1/users/me'));
    await waitFor(() => expect(screen.getByRole('switch')).not.toHaveAttribute('aria-disabled'));
    await press();
    await waitFor(() => expect(routes().filter((route) => route === 'PUT /v1/mates/me/active')).toHaveLength(2));
  });

  test('all switches of a page wait for a change that one of them has begun', async () => {
    let save = (): void => undefined;
    const saved = new Promise<void>((resolve) => {
      save = resolve;
    });
    fakeServer({
      'PUT /v1/mates/me/active': async () => {
        await saved;
        return { status: 204 };
      },
      'GET /v1/users/me': () => ({ json: aMate() }),
    });
    await renderInApp(
      <>
        <MateToggle />
        <MateToggle />
      </>,
      { me: aMate() },
    );
    const [first, second] = screen.getAllByRole('switch');
    await userEvent.click(first ?? document.body);
    expect(first).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(second).toHaveAttribute('aria-disabled', 'true'));
    save();
    await waitFor(() => expect(second).not.toHaveAttribute('aria-disabled'));
  });

  test('an unfinished onboarding leads to the onboarding page', async () => {
    fakeServer({ 'PUT /v1/mates/me/active': () => refusal(409, 'MATES_ONBOARDING', aReadiness({ avatar: true })) });
    const { store } = await renderInApp(<MateToggle />, { me: aMate() });
    await press();
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/cs2/mate/onboarding'));
    expect(store.getState().mateReadiness.details).toEqual(aReadiness({ avatar: true }));
  });

  test('any other refusal is a danger toast and is raised', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({
      'PUT /v1/mates/me/active': () => refusal(500, 'INTERNAL_ERROR'),
      'GET /v1/users/me': () => ({ json: aMate() }),
    });
    await renderInApp(<MateToggle />, { me: aMate() });
    await press();
    expect(await screen.findByText('Отказ INTERNAL_ERROR')).toBeInTheDocument();
    await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code: 'INTERNAL_ERROR' })));
    logged.mockRestore();
  });
});
