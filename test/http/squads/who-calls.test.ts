import { acceptOrder, confirmSquad, createSquadOf, paySquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { serverForTests } from '../../support/server/server-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);

test('an invitation says who calls: their squads, languages, how they are spoken of, the mate’s own note', async () => {
  const [owner, mate] = [await scene.client(5000), await scene.mate()];
  const orders = async () => (await mate.browser.call('GET /v1/squads/mate/orders')).body;
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  expect(await orders()).toMatchObject([{ caller: { orders: 0, languages: ['ru'], rating: null, note: '' } }]);

  await acceptOrder(mate, body.id);
  await paySquad(owner, body.id);
  await confirmSquad(mate, body.id);
  await confirmSquad(owner, body.id);
  await confirmSquad(mate, body.id);
  server.clock.advance(60 * 60_000);
  await sweepDeadlines(server);
  await confirmSquad(owner, body.id);
  await mate.browser.call('POST /v1/mate-clients/notes/{id}', {
    params: { id: owner.id },
    body: { note: 'Играет спокойно' },
  });
  await server.database.pool.query(
    `INSERT INTO review (subject_id, author_name, game_id, category_kind, rating_hundredths, text, created_at, shown_at, hidden_at)
     VALUES ($1, 'Сосед', 'cs2', 'FUN', 400, 'Хорошо играли вдвоём', now(), now(), NULL), ($1, 'Сосед', 'cs2', 'FUN', 500, 'Приятный собеседник', now(), now(), NULL),
            ($1, 'Сосед', 'cs2', 'FUN', 100, 'Ещё не открытый отзыв', now(), NULL, NULL), ($1, 'Сосед', 'cs2', 'FUN', 100, 'Снятый с показа отзыв', now(), now(), now())`,
    [owner.id],
  );
  await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  expect(await orders()).toMatchObject([{ caller: { orders: 1, rating: 4.5, note: 'Играет спокойно' } }]);
});
