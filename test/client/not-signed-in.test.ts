import { createAppStore } from '#client/app/store/create-app-store.ts';
import { usersApi } from '#client/entities/person/users-api.ts';
import { fakeServer, refusal } from '../support/client/fake-server';

const askWhoIAm = (answer: Parameters<typeof fakeServer>[0][string]) => {
  fakeServer({ 'GET /v1/users/me': answer });
  return createAppStore().dispatch(usersApi.endpoints.me.initiate());
};

describe('a 401 on the current user means not signed in', () => {
  test.each([
    ['the refusal of the product', refusal(401, 'UNAUTHENTICATED')],
    ['another refusal', refusal(401, 'AUTH_SESSION_NOT_FOUND')],
    ['the page of a proxy', { status: 401, text: '<h1>401</h1>' }],
    ['nothing', { status: 401, text: '' }],
  ])('with %s as its body', async (_name, answer) => {
    expect(await askWhoIAm(() => answer)).toMatchObject({ data: null, isSuccess: true });
  });

  test('but not any other failure', async () => {
    expect(await askWhoIAm(() => refusal(503, 'SERVICE_UNAVAILABLE'))).toMatchObject({ isError: true });
  });
});
