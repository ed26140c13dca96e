import { inEachEngine } from '../support/browsers/in-each-engine';
import { step } from '../support/journeys/step';

inEachEngine((browsers) => {
  test('an operator finds a person, opens their record and returns to the list', async () => {
    const desk = await browsers().person('Смотритель');

    await step('searches the list', async () => {
      await desk.goto('/admin/users');
      await desk.role('searchbox').fill('Киберкот');
      await desk.waitForUrl(/search=/);
      await desk
        .role('table')
        .role('button', /Киберкот/)
        .waitFor();
    });

    await step('opens the record', async () => {
      await desk
        .role('table')
        .role('button', /Киберкот/)
        .click();
      await desk.role('heading', /Киберкот/).waitFor();
    });

    await step('Back returns to the list, the search stays', async () => {
      await desk.back();
      await desk
        .role('table')
        .role('button', /Киберкот/)
        .waitFor();
      expect(await desk.role('searchbox').value()).toBe('Киберкот');
    });
  });
});
