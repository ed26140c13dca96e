import { type Journey, startJourney } from '../../support/journeys/journey';
import { drawer, logOf, openQueue, openRow, operator, rowOf } from '../../support/journeys/operators';
import { confirm } from '../../support/journeys/page-steps';
import { personId } from '../../support/journeys/person-id';
import { step } from '../../support/journeys/step';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(async () => expect(await journey.end()).toEqual([]));

const words = 'Связь пропала у всего дома, справка провайдера номер 1182';
const answer = 'Справку посмотрели: связи не было, предупреждение снято';

test('a mate appeals against a strike, an operator undoes it, and the mate reads why', async () => {
  const mateId = await personId(journey, 'Северин');
  const { rows } = await journey.database.pool.query<{ id: string }>(
    `INSERT INTO mate_strike (user_id, squad_id, reason, created_at) VALUES ($1, 20, 'LEFT_GAME', now()) RETURNING id`,
    [mateId],
  );
  const mate = await journey.person('Северин');
  const moderator = await operator(journey, 'Ромашка', ['MANAGE_APPEALS']);

  await step('the mate finds the decision, and what they typed outlives a closed dialog', async () => {
    await mate.goto(`${journey.url}/appeals`);
    await mate.getByText('Предупреждение: вышел из игры, сквад № 20').waitFor();
    await mate.getByRole('button', { name: 'Обжаловать…' }).first().click();
    await mate.getByLabel('Почему это ошибка').fill('мало');
    await confirm(mate, 'Обжаловать');
    await mate.getByText('Напиши хотя бы 10 символов').waitFor();
    await mate.getByLabel('Почему это ошибка').fill(words);
    await mate.keyboard.press('Escape');
    await mate.getByRole('button', { name: 'Обжаловать…' }).first().click();
    expect(await mate.getByLabel('Почему это ошибка').inputValue()).toBe(words);
    await confirm(mate, 'Обжаловать');
    await mate.getByText('Обжалование рассматривают').waitFor();
  });

  await step('the operator reads both sides, and upholds it', async () => {
    await openQueue(moderator, journey, 'Обжалования');
    await openRow(moderator, 'Обжалования', /Северин/);
    const open = drawer(moderator, 'Обжалование: Северин');
    await open.getByText(words).first().waitFor();
    await open.getByRole('button', { name: 'Отменить решение…' }).click();
    await moderator.getByRole('textbox', { name: 'Что увидит человек' }).fill(answer);
    await confirm(moderator, 'Отменить решение');
    await open.getByText('Решение отменено', { exact: true }).first().waitFor();
    const id = new URL(moderator.url()).pathname.split('/').at(-1) ?? '';
    expect(await logOf(journey, `appeal:${id}`)).toEqual(['appeal.upheld: Ромашка']);
    expect(
      await rowOf(journey, 'SELECT forgiven_at IS NOT NULL AS forgiven FROM mate_strike WHERE id = $1', rows[0]?.id),
    ).toEqual({ forgiven: true });
  });

  await step('the mate is told, and the notification leads to the answer', async () => {
    await mate.getByRole('banner').getByRole('button', { name: 'Уведомления' }).click();
    const list = mate.getByRole('dialog', { name: 'Уведомления' });
    await list.getByText(answer).waitFor();
    await list.getByRole('link', { name: /Решение отменено/ }).click();
    await mate.waitForURL(/\/appeals\?/);
    await mate.getByText('Решение отменено').first().waitFor();
    await mate.getByText(answer).first().waitFor();
  });
});

test('a blocked person appeals by the link of the letter, and is let in again', async () => {
  const personOf = await personId(journey, 'Штурман');
  const first = await operator(journey, 'Кактус', ['MANAGE_USERS', 'BLOCK_USERS', 'MANAGE_APPEALS']);
  const second = await operator(journey, 'Ромашка', ['MANAGE_APPEALS']);

  await step('the block', async () => {
    await first.goto(`${journey.url}/admin/users/${personOf}`);
    const status = await first.evaluate(async (id) => {
      const csrf = /csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answered = await fetch(`/v1/admin/users/${id}/block`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(csrf) },
        body: JSON.stringify({ term: 'WEEK', reason: 'Просил платить мимо сервиса' }),
      });
      return answered.status;
    }, personOf);
    expect(status).toBe(204);
  });

  const visitor = await journey.visitor();
  await step('the person reads why and appeals', async () => {
    const { rows } = await journey.database.pool.query<{ text: string }>(
      `SELECT body AS text FROM mail WHERE subject = 'Аккаунт заблокирован'
       UNION ALL SELECT payload ->> 'text' FROM outbox WHERE topic = 'mail' AND payload ->> 'subject' = 'Аккаунт заблокирован'`,
    );
    const pass = /mode=blocked#(\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
    await visitor.goto(`${journey.url}/login?mode=blocked#${pass}`);
    await visitor.getByText('Просил платить мимо сервиса').waitFor();
    expect(visitor.url()).not.toContain(pass);
    await visitor.getByRole('button', { name: 'Обжаловать…' }).click();
    await visitor.getByLabel('Почему это ошибка').fill('Это писал не я: аккаунт был у брата');
    await confirm(visitor, 'Обжаловать');
    await visitor.getByText('Обжалование рассматривают').waitFor();
  });

  await step('who blocked them cannot judge it, another operator can', async () => {
    await openQueue(first, journey, 'Обжалования');
    await openRow(first, 'Обжалования', /Штурман/);
    await drawer(first, 'Обжалование: Штурман').getByText('Решение ваше').waitFor();
    await second.goto(first.url());
    const open = drawer(second, 'Обжалование: Штурман');
    await open.getByRole('button', { name: 'Отменить решение…' }).click();
    await second.getByRole('textbox', { name: 'Что увидит человек' }).fill('Разобрались, аккаунт открыт снова');
    await confirm(second, 'Отменить решение');
    await open.getByText('Решение отменено', { exact: true }).first().waitFor();
    expect(await rowOf(journey, 'SELECT status FROM app_user WHERE id = $1', personOf)).toEqual({ status: 'ACTIVE' });
  });
});
