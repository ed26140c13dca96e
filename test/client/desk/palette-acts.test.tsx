import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Section } from '#client/pages/desk/section.ts';
import { sections } from '#client/pages/desk/desk-page.tsx';
import { CommandPalette } from '#client/pages/desk/shell/command-palette.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aClient, games } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

const acts = sections.flatMap((section) => (section.acts ?? []).map((one) => ({ ...one, section })));

/** A desk without a single record. */
const emptyDesk = (played = games) => {
  const nothing = () => ({ json: { items: [], nextCursor: null, total: 0, views: [], lines: [], seen: 0 } });
  const known: Parameters<typeof fakeServer>[0] = { 'GET /v1/games': () => ({ json: played }) };
  return fakeServer(new Proxy(known, { get: (handlers, route) => handlers[String(route)] ?? nothing }));
};

const Desk = ({ section }: { readonly section: Section }) => {
  const [searching, setSearching] = useState(true);
  return (
    <>
      <section.page.Component />
      {searching && <CommandPalette sections={[section]} onClose={() => setSearching(false)} />}
    </>
  );
};

const start = async (section: Section, title: string, played = games) => {
  windowOf(1440);
  emptyDesk(played);
  await section.page.preload();
  await renderInApp(<Desk section={section} />, {
    me: aClient({ permissions: ['ALL'] }),
    path: `/admin/${section.path}`,
    played,
  });
  await userEvent.click(screen.getByRole('option', { name: new RegExp(`^${title}`) }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Поиск' })).not.toBeInTheDocument());
};

test.each(acts)('«$title» opens its dialog, once', async ({ section, title }) => {
  await start(section, title);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what needs a game waits for the first one', async () => {
  const mates = acts.find(({ section }) => section.path === 'mates');
  if (mates === undefined) throw new Error('mates have no act');
  await start(mates.section, mates.title, []);
  await screen.findByText('Сначала нужна игра');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('acts are found by their own words and by their section’s, as far as permissions go', async () => {
  emptyDesk();
  await renderInApp(<CommandPalette sections={sections} onClose={() => undefined} />, {
    me: aClient({ permissions: ['VIEW_REVIEWS_LIST', 'CREATE_IMPORTED_REVIEW'] }),
  });
  const optionsFor = async (words: string) => {
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), words);
    const group = screen.queryByRole('group', { name: 'Действия' });
    return [...(group?.querySelectorAll('[role=option]') ?? [])].map(({ textContent }) => textContent);
  };
  expect(await optionsFor('перенести')).toEqual(['Перенести отзывыОтзывы']);
  expect(await optionsFor('отзывы')).toContain('Перенести отзывыОтзывы');
  expect(await optionsFor('от имени')).toEqual([]);
});
