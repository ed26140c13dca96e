import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { sections } from '#client/pages/desk/desk-page.tsx';
import { NotificationsSection } from '#client/pages/desk/sections/notifications/notifications-section.tsx';
import { ReviewsSection } from '#client/pages/desk/sections/reviews/reviews-section.tsx';
import { TransactionsSection } from '#client/pages/desk/sections/transactions/transactions-section.tsx';
import { UsersSection } from '#client/pages/desk/sections/users/users-section.tsx';
import { WithdrawalsSection } from '#client/pages/desk/sections/withdrawals/withdrawals-section.tsx';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

interface Case {
  readonly path: string;
  readonly section: ComponentType;
  readonly permission: AdminPermission;
  readonly button?: string;
}

const cases: readonly Case[] = [
  { path: 'users', section: UsersSection, permission: 'VIEW_USER' },
  { path: 'withdrawals', section: WithdrawalsSection, permission: 'VIEW_TRANSACTION' },
  { path: 'transactions', section: TransactionsSection, permission: 'VIEW_TRANSACTION' },
  { path: 'reviews', section: ReviewsSection, permission: 'CREATE_IMPORTED_REVIEW', button: 'Перенести из файла…' },
  { path: 'notifications', section: NotificationsSection, permission: 'CREATE_SELECTED_NOTIFICATION' },
];

test.each(cases)(
  '$permission alone opens $path without its list',
  async ({ path, section: Section, permission, button }) => {
    expect(sections.find((section) => section.path === path)?.permissions).toContain(permission);
    const { calls } = fakeServer({ 'GET /v1/games': () => ({ json: [] }) });
    await renderInApp(<Section />, { me: aClient({ permissions: [permission] }), path: `/admin/${path}` });
    expect(await screen.findByText(/^Список закрыт правами/)).toBeTruthy();
    if (button !== undefined) screen.getByRole('button', { name: button });
    expect(calls.filter(({ route }) => route.includes('/admin/'))).toEqual([]);
  },
);
