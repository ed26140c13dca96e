import { inEachEngine } from '../support/browsers/in-each-engine';
import { step } from '../support/journeys/step';

inEachEngine((browsers) => {
  test('somebody signs in with their password and comes to the page they wanted', async () => {
    const tab = await browsers().visitor();
    await tab.goto('/login?mode=sign-in&returnTo=%2Fbalance');

    await step('a wrong password is told under the form, the name stays', async () => {
      await tab.label('Почта или имя').fill('Киберкот');
      await tab.label('Пароль').fill('not-the-password');
      await tab.press('Enter');
      await tab.text('Неверный логин или пароль').waitFor();
      expect(await tab.label('Почта или имя').value()).toBe('Киберкот');
    });

    await step('the right one leads where they were going, and the session outlives a reload', async () => {
      await tab.label('Пароль').fill('naparnik-demo');
      await tab.press('Enter');
      await tab.waitForUrl(/\/balance$/);
      await tab.reload();
      await tab.role('button', 'Меню аккаунта').waitFor();
    });
  });
});
