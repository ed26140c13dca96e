import { inEachEngine } from '../support/browsers/in-each-engine';
import type { Tab } from '../support/browsers/tab';
import { personId } from '../support/journeys/person-id';
import { waitFor } from '../support/wait-for';

inEachEngine((browsers) => {
  let tab: Tab;
  beforeAll(async () => {
    tab = await browsers().person('Киберкот');
  });

  const dialog = () => tab.role('dialog');
  const path = async (): Promise<string> => new URL(await tab.url()).pathname;

  /** The balance, with the mates of a game and the policy behind it in the history. */
  const toBalance = async (): Promise<void> => {
    await tab.goto('/policy');
    await tab.goto('/cs2/team');
    await tab.role('link', /^Баланс/).click();
    await tab.waitForUrl(/\/balance(\?|$)/);
  };
  const openDeposit = async (): Promise<void> => {
    await tab.role('main').role('button', 'Пополнить').click();
    await dialog().label('Сумма').waitFor();
  };

  test('Back closes a dialog and stays, keeps what was typed, and leaves the page at the second press', async () => {
    await toBalance();
    await openDeposit();
    await dialog().label('Сумма').fill('1234');
    await tab.back();
    await dialog().gone();
    expect(await path()).toBe('/balance');
    await openDeposit();
    expect((await dialog().label('Сумма').value()).replaceAll(/\s/g, '')).toBe('1234');
    await tab.back();
    await dialog().gone();
    await tab.back();
    await tab.waitForUrl(/\/cs2\/team(\?|$)/);
  });

  test('Forward opens nothing again, and Back leaves at once after it', async () => {
    await toBalance();
    await openDeposit();
    await tab.back();
    await dialog().gone();
    await tab.forward();
    await tab.role('main').role('button', 'Пополнить').waitFor();
    expect([await path(), await dialog().count()]).toEqual(['/balance', 0]);
    await tab.back();
    await tab.waitForUrl(/\/cs2\/team(\?|$)/);
  });

  test('what was closed by hand, however often, leaves no dead step', async () => {
    await toBalance();
    for (let times = 0; times < 3; times += 1) {
      await openDeposit();
      await tab.press('Escape');
      await dialog().gone();
    }
    await tab.back();
    await tab.waitForUrl(/\/cs2\/team(\?|$)/);
    await tab.forward();
    await tab.waitForUrl(/\/balance(\?|$)/);
    await tab.role('main').role('button', 'Пополнить').waitFor();
  });

  test('a reload with something open leaves no dead step', async () => {
    await toBalance();
    await openDeposit();
    await tab.reload();
    await tab.role('main').role('button', 'Пополнить').waitFor();
    // By then the page listens to Back.
    await waitFor(() => tab.evaluate(`Object.hasOwn(history, 'pushState')`), Boolean);
    await tab.back();
    await tab.waitForUrl(/\/cs2\/team(\?|$)/);
  });

  test('Back closes a menu; a link of it leads on, and Back from there returns to its page', async () => {
    await toBalance();
    const menu = tab.role('menu');
    await tab.role('button', 'Меню аккаунта').click();
    await menu.waitFor();
    await tab.back();
    await menu.gone();
    expect(await path()).toBe('/balance');
    await tab.role('button', 'Меню аккаунта').click();
    await menu.role('menuitem', 'Профиль').click();
    await tab.waitForUrl(/\/profile(\?|$)/);
    await tab.role('main').role('heading').waitFor();
    await tab.back();
    await tab.waitForUrl(/\/balance(\?|$)/);
    await tab.back();
    await tab.waitForUrl(/\/cs2\/team(\?|$)/);
  });

  test('of two dialogs Back closes one at a time, with nothing pressed in between', async () => {
    await tab.goto('/cs2/team');
    await tab.goto(`/cs2/team/${await personId(browsers().journey, 'Северин')}`);
    await tab.role('main').title('Открыть профиль').click();
    const profile = tab.role('dialog', 'Профиль');
    await profile.role('button', /^Пожаловаться/).click();
    await profile.gone();
    await tab.back();
    await profile.waitFor();
    await tab.back();
    await dialog().gone();
    expect(await path()).toMatch(/^\/cs2\/team\//);
    await tab.back();
    await tab.waitForUrl(/\/cs2\/team(\?|$)/);
  });
});
