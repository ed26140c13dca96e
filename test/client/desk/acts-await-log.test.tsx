import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ReviewDrawer } from '#client/pages/desk/sections/reviews/review-drawer.tsx';
import { BlockPanel } from '#client/pages/desk/sections/users/block-panel.tsx';
import { ChangePanel } from '#client/pages/desk/sections/users/change-panel.tsx';
import { MatePanel } from '#client/pages/desk/sections/users/mate-panel.tsx';
import { PersonSide } from '#client/pages/desk/sections/users/person-side.tsx';
import { aMatesAccess, aPerson } from '../../support/client/a-person';
import { aReview } from '../../support/client/a-review';
import { atDesk, seen } from '../../support/client/at-desk';

const person = aPerson();
const block = { since: '2026-11-20T10:00:00.000Z', until: null, reason: 'Обман' };

const acts: readonly (readonly [string, ReactNode, RegExp])[] = [
  ['a review is changed', <ReviewDrawer key="a" id={7} />, /^Изменить…/],
  ['a review is hidden', <ReviewDrawer key="b" id={7} />, /^Скрыть…/],
  ['a person is blocked', <BlockPanel key="d" person={person} />, /^Заблокировать/],
  [
    'a person is unblocked',
    <PersonSide key="e" person={{ ...person, status: 'BLOCKED', block }} />,
    /^Снять блокировку|^Разблок/,
  ],
  ['a person is deleted', <PersonSide key="f" person={person} />, /^Удалить/],
  ['a mate’s percent is changed', <MatePanel key="p" id={person.id} mate={aMatesAccess} />, /^Изменить процент…/],
  ['a name is changed', <ChangePanel key="g" person={person} />, /^(Имя|Сменить имя|Изменить имя|Переименовать)/],
];

test.each(acts)('%s only with the log seen, which says what was decided before', async (_what, part, name) => {
  let come: (answer: { readonly json: object }) => void = () => undefined;
  const history = new Promise<{ readonly json: object }>((resolve) => (come = resolve));
  await atDesk(part, {
    'GET /v1/admin/history': () => history,
    'GET /v1/admin/reviews/7': () => ({ json: aReview() }),
  });
  const button = () => screen.findByRole('button', { name });
  expect(await button()).toHaveAttribute('aria-disabled', 'true');
  come({ json: { seen, lines: [], notes: [] } });
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
});
