import { seededRandom } from '../../support/seeded-random';
import { simulateMonth } from '../../support/simulated-month';

test('in a simulated month more clients find a mate, sooner, and orders fall more evenly than by rating alone', () => {
  const before = simulateMonth('before', seededRandom(7));
  const now = simulateMonth('now', seededRandom(7));
  expect(now.requests).toBe(before.requests);
  expect(now.found / before.found).toBeGreaterThan(1.15);
  expect(now.firstYes / before.firstYes).toBeLessThan(0.7);
  expect(now.gini).toBeLessThan(before.gini - 0.05);
  expect(now.newcomers).toBeGreaterThan(2 * before.newcomers);
});
