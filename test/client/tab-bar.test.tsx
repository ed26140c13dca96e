import { screen } from '@testing-library/react';
import { TabBar } from '#client/app/shell/tab-bar.tsx';
import { fakeServer } from '../support/client/fake-server';
import { aMate } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

test.each([
  ['/cs2/orders', 'Приглашения'],
  ['/cs2/orders-history', null],
  ['/chat/0190f000-0000-7000-8000-000000000001', 'Чат'],
  ['/', 'Главная'],
])('on %s the current tab is %s', async (path, current) => {
  fakeServer({});
  const me = aMate();
  await renderInApp(<TabBar me={me} />, { me, path });
  const marked = screen.getAllByRole('link').filter((tab) => tab.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual(current === null ? [] : [current]);
});
