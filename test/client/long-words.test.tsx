import fs from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { CardTitle } from '#client/kit/layout/card.tsx';

test('one long word of a name does not widen the card that it is the title of', () => {
  const sheet = document.createElement('style');
  sheet.textContent = fs.readFileSync(path.join(process.cwd(), 'src/client/kit/theme/parts.css'), 'utf8');
  document.head.append(sheet);
  render(<CardTitle>{'Щ'.repeat(60)}</CardTitle>);
  expect(screen.getByRole('heading')).toHaveStyle({ overflowWrap: 'anywhere' });
});
