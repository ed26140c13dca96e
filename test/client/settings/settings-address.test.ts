import { sectionOfAnchor } from '#contract/routes/settings-pages.ts';
import { settingsPath } from '#contract/routes/game-pages.ts';

test.each([
  ['#platforms', 'game'],
  ['#game', 'game'],
  ['languages', 'profile'],
  ['#channels', 'notifications'],
  ['', null],
  ['#toString', null],
  ['#nothing', null],
])('the anchor «%s» is one of the section %s', (anchor, section) => {
  expect(sectionOfAnchor(anchor)).toBe(section);
});

test('an address points at a setting of the game', () => {
  expect(settingsPath('dota2', 'platforms')).toBe('/dota2/settings#platforms');
  expect(settingsPath('dota2')).toBe('/dota2/settings');
});
