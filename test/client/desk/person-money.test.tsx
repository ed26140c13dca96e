import { screen } from '@testing-library/react';
import { openPersonCard } from '../../support/client/person-card';

test('each kind of a person’s money stands on their card once, also while some of it is on its way out', async () => {
  await openPersonCard({
    person: { money: { available: 8181, held: 720, reserved: 1500, withdrawing: 300, bonus: 90 } },
  });
  const hints = await Promise.all(
    [/^на выводе 300\s₽, бонусов 90\s₽$/, /^ещё в резервах 1\s500\s₽$/].map((hint) => screen.findAllByText(hint)),
  );
  expect(hints.map(({ length }) => length)).toEqual([1, 1]);
});
