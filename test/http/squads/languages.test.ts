import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);

describe('the languages of a squad', () => {
  const wrong: readonly (readonly [string, readonly string[]])[] = [
    ['are those that people may say they speak', ['zz']],
    ['are each named once', ['ru', 'ru']],
    ['are no more than five', ['ru', 'en', 'uk', 'be', 'kk', 'de']],
    ['are one at least', []],
  ];
  test.each(wrong)('%s', async (_rule, languages) => {
    const owner = await scene.client();
    const wish = { categoryId: scene.fun, hot: true };
    expect((await createSquadOf(owner, { ...wish, languages })).code).toBe('VALIDATION_ERROR');
    const { body } = await createSquadOf(owner, wish);
    const changed = await owner.browser.call('PUT /v1/squads/{id}', {
      params: { id: body.id },
      body: { languages: [...languages] },
    });
    expect(changed.code).toBe('VALIDATION_ERROR');
  });
});
