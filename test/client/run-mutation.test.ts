import { configureStore } from '@reduxjs/toolkit';
import { api } from '#client/api/api.ts';
import { runMutation } from '#client/api/run-mutation.ts';
import { blogWritingApi } from '#client/entities/blog/blog-writing-api.ts';

const makeStore = () =>
  configureStore({ reducer: { api: api.reducer }, middleware: (defaults) => defaults().concat(api.middleware) });

test('a mutation outside of a component leaves no entry in the store, whether it succeeds or fails', async () => {
  const store = makeStore();
  const answers = [new Response('{}', { status: 200 }), new Response('{}', { status: 404 })];
  globalThis.fetch = jest.fn(() => Promise.resolve(answers.shift() ?? new Response('{}')));
  const { deleteArticle } = blogWritingApi.endpoints;
  await runMutation(store.dispatch, deleteArticle, { params: { id: 1 } }).catch(() => undefined);
  await runMutation(store.dispatch, deleteArticle, { params: { id: 2 } }).catch(() => undefined);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(store.getState().api.mutations).toEqual({});
});
