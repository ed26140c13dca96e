import { blogScene } from '../../support/blog/blog-scene';
import { emptyClient } from '../../support/server/empty-client';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests({ CLIENT_DIR: emptyClient() });
const scene = sceneForTests(server);
const blog = blogScene(server);

const open = (path: string): Promise<Response> => fetch(server.url + path, { redirect: 'manual' });
const statusOf = async (path: string): Promise<number> => (await open(path)).status;

const nobody = '01941f29-7c00-7000-8000-000000000000';

test('what stands nowhere is answered as missing, with the page that says so', async () => {
  for (const path of [
    '/nothing',
    '/cs2/nothing',
    '/cs9/team',
    '/cs9',
    '/blog/material-999999',
    '/blog/nothing',
    '/cs2/category-nothing',
    '/cs2/training/nothing',
    `/cs2/team/${nobody}`,
    `/cs2/users/${nobody}`,
  ]) {
    const answer = await open(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain('<!doctype html>');
  }
});

test('what stands nowhere does not begin with another page, nor wait for its data', async () => {
  const text = await (await open('/cs9/team')).text();
  expect(text).toContain('<title>Напарник</title>');
  expect(text).not.toContain('Все напарники');
  expect(text).toContain('"answers":{}');
});

test('what stands is answered as found, with a slash at its end too', async () => {
  const mate = await scene.mate();
  const article = await blog.publish(mate, { price: 0 });
  for (const path of [
    '/',
    '/login',
    '/cs2/team',
    '/cs2/team/',
    '/cs2/squads/create',
    '/cs2/category-fun',
    `/cs2/team/${mate.id}`,
    `/cs2/users/${mate.id}`,
    `/blog/material-${article}`,
    '/blog/',
    '/balance/gifts',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
});

test('an address cut short at the game leads to its mates', async () => {
  const answer = await open('/cs2/?utm_source=friend');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/cs2/team?utm_source=friend']);
});

test('an article by its number alone, as old texts name it, leads to its page', async () => {
  const answer = await open('/blog/257?ref=friend');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blog/material-257?ref=friend']);
});
