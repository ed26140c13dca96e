import { render, screen } from '@testing-library/react';
import { CardTitle } from '#client/kit/layout/card.tsx';

test('one long word of a name does not widen the card that it is the title of', () => {
  render(<CardTitle>{'Щ'.repeat(60)}</CardTitle>);
  expect(screen.getByRole('heading')).toHaveStyle({ overflowWrap: 'anywhere' });
});
