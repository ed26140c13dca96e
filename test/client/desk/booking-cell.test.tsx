import { render, screen } from '@testing-library/react';
import { BookingCell } from '#client/pages/desk/sections/bookings/booking-cell.tsx';
import { Frame } from '#client/pages/desk/kit/list/data-table-styles.ts';

const someone = (username: string) => ({ id: '0190f000-0000-7000-8000-000000000101', username, avatarUrl: null });

test('a narrow row of bookings says the state first, before a name that may be cut; a wide one leaves it to its column', () => {
  render(
    <Frame $stale={false}>
      <BookingCell line={{ client: someone('Сова'), mate: someone('Северин'), status: 'REQUESTED' }} />
    </Frame>,
  );
  expect(screen.getByText('Ждёт ответа · Северин')).toHaveAttribute('data-until', 'list');
  expect(screen.getByText('к напарнику Северин')).toHaveAttribute('data-from', 'list');
});
