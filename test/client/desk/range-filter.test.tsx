import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterBar } from '#client/pages/desk/kit/list/filter-bar.tsx';
import { sumFilter } from '#client/pages/desk/kit/list/filters.ts';
import { useAddressFilters } from '#client/pages/desk/kit/list/list-filters.ts';
import { renderInApp } from '../../support/client/render-in-app';

const filters = [sumFilter('Сумма')];
const List = () => <FilterBar filters={filters} address={useAddressFilters(filters, [])} />;

test.each([
  ['5000', '900', '?minAmount=900&maxAmount=5000'],
  ['900', '5000', '?minAmount=900&maxAmount=5000'],
  ['900', '', '?minAmount=900'],
])('sums from «%s» to «%s» are asked for as %s', async (from, to, asked) => {
  await renderInApp(<List />, { path: '/admin/reserves' });
  await userEvent.click(screen.getByRole('button', { name: 'Сумма' }));
  await userEvent.type(screen.getByRole('spinbutton', { name: 'От' }), from);
  if (to !== '') await userEvent.type(screen.getByRole('spinbutton', { name: 'До' }), to);
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(`/admin/reserves${asked}`);
});
