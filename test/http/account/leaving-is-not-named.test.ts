import { eq } from 'drizzle-orm';
import { deletedName } from '#domain/people/leaving.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { blogScene } from '../../support/blog/blog-scene';
import { makePerson } from '../../support/people/make-person';
import { registered } from '../../support/people/registered';
import { emptyClient } from '../../support/server/empty-client';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests({ CLIENT_DIR: emptyClient() });
const scene = sceneForTests(server);
const blog = blogScene(server);

const setLeaving = (id: string, leavingAt: Date | null) =>
  server.product.app.db.update(appUser).set({ leavingAt }).where(eq(appUser.id, id));
const soon = () => new Date(server.clock.now() + 1000);
const nameOf = async (id: string): Promise<string> => {
  const [row] = await server.product.app.db.select().from(appUser).where(eq(appUser.id, id));
  return row?.username ?? '';
};

test('the articles of an author who is leaving stay, without their name; whoever comes back is named again', async () => {
  const [author, reader] = [await scene.mate(), await scene.client()];
  const [id, more] = [await blog.publish(author, { price: 0 }), await blog.publish(author, { price: 0 })];
  const name = await nameOf(author.id);
  const guest = testBrowser(server.url);
  const answers = async () => {
    const all = [
      await blog.read(reader, id),
      await guest.call('GET /v1/blog/articles', { query: { authorId: author.id } }),
      await guest.call('GET /v1/blog/articles/{id}/related', { params: { id: more } }),
      await guest.call('GET /v1/blog/overview', {}),
      await guest.call('GET /v1/blog/authors', { query: { search: name } }),
      await guest.raw('GET', `/blog/material-${id}`),
    ];
    return all.map(({ body }) => JSON.stringify(body).includes(name));
  };
  expect(await answers()).toEqual([true, true, true, true, true, true]);
  await setLeaving(author.id, soon());
  expect(await answers()).toEqual([false, false, false, false, false, false]);
  const { body } = await blog.read(reader, id);
  expect(body).toMatchObject({
    title: 'Раскидки на Мираже',
    author: { username: deletedName, avatarUrl: null, level: null, mateGameId: null, gone: true, orders: 0 },
  });
  // Moderators still see the author.
  const desk = await (await blog.chief()).browser.call('GET /v1/admin/blog/articles/{id}', { params: { id } });
  expect(JSON.stringify(desk.body)).toContain(name);
  await setLeaving(author.id, null);
  expect(await answers()).toEqual([true, true, true, true, true, true]);
});

test('an older notification does not name whoever is leaving or deleted; operators still read the name', async () => {
  const [person, other, reader] = [await registered(server), await registered(server), await makePerson(server)];
  const at = new Date(server.clock.now());
  await inTransaction(server.product.app.db, async (tx) => {
    for (const { username: who } of [person, other])
      await notify(tx, [reader.id], { kind: 'TIPS_RECEIVED', facts: { amount: 100, who }, at });
    await notify(tx, [reader.id], { kind: 'SUPPORT_ASKED', facts: { chatId: '1', who: person.username }, at });
  });
  const told = async () => {
    const { body } = await reader.browser.call('GET /v1/notifications');
    const names = (text: string) => [person.username, other.username, deletedName].find((name) => text.includes(name));
    return body.items.map(({ title, text }) => names(`${title} ${text}`)).reverse();
  };
  expect(await told()).toEqual([person.username, other.username, person.username]);
  await setLeaving(person.id, soon());
  expect(await told()).toEqual([deletedName, other.username, person.username]);
  await setLeaving(person.id, null);
  expect(await told()).toEqual([person.username, other.username, person.username]);
  await server.product.app.db.update(appUser).set({ status: 'DELETED' }).where(eq(appUser.id, person.id));
  expect(await told()).toEqual([deletedName, other.username, person.username]);
});
