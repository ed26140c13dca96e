import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { api } from '#client/api/api.ts';
import { useMateStandingQuery } from '#client/entities/mate/mate-standing-api.ts';
import { useOwnCategoriesQuery } from '#client/entities/mate/mates-api.ts';
import { useReserveLinkQuery } from '#client/entities/money/reserves-api.ts';
import { type missedTags, tagsByEvent } from '#client/entities/event-rules.ts';
import { fakeServer } from '../../support/client/fake-server';
import { renderInApp } from '../../support/client/render-in-app';

const Categories = () => {
  useOwnCategoriesQuery();
  return null;
};
const Standing = () => {
  useMateStandingQuery();
  return null;
};
const Link = () => {
  useReserveLinkQuery({ query: { token: 'token' } });
  return null;
};

const mateChanged = tagsByEvent['mate changed']({ userId: '0190f000-0000-7000-8000-000000000001' });
const settled = tagsByEvent['squad changed']({ squadId: 18402 });
const paidIn = tagsByEvent['deposit settled']({ depositId: '0190f000-0000-7000-8000-000000000002', status: 'PAID' });

const cases: readonly (readonly [string, ReactNode, string, typeof missedTags])[] = [
  ['a mate’s own prices, when their level changes', <Categories key="1" />, 'GET /v1/categories/mate', mateChanged],
  ['a mate’s hours, when a game is settled', <Standing key="2" />, 'GET /v1/mates/me/standing', settled],
  ['what is lacking for a reserve, when money comes', <Link key="3" />, 'GET /v1/balance-reserve/link', paidIn],
];

test.each(cases)('fetched again are %s', async (_what, part, route, tags) => {
  const { routes } = fakeServer({ [route]: () => ({ json: [] }) });
  const { store } = await renderInApp(part);
  await act(async () => void store.dispatch(api.util.invalidateTags([...tags])));
  await act(async () => undefined);
  expect(routes().filter((one) => one === route)).toHaveLength(2);
});
