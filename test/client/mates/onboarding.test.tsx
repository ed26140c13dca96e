import { aReadiness } from '../../support/mates/a-readiness';
import { act, screen, waitFor } from '@testing-library/react';
import { checklistLines } from '#client/features/mate-readiness/checklist.tsx';
import { OnboardingPage } from '#client/pages/onboarding/onboarding-page.tsx';
import { onboardingRequired } from '#client/entities/mate/mate-readiness-slice.ts';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

/** As the specification spells them (section 5). */
const toasts = {
  notifications: 'Нужно подключить быстрые уведомления',
  avatar: 'Нужно загрузить фото',
  description: 'Нужно заполнить описание',
  languages: 'Нужно указать язык',
  country: 'Нужно указать страну',
  platforms: 'Нужно выбрать платформу',
  categories: 'Нужно выбрать категорию',
} as const;

describe('the checklist of readiness', () => {
  test('says each missing thing in the words of the specification, a game’s parameter with its name', () => {
    const lines = checklistLines({
      notifications: true,
      avatar: true,
      description: true,
      languages: true,
      country: true,
      platforms: true,
      categories: true,
      invalid_game_params: [{ name: 'Ранг' }, { name: 'Роль' }],
    });
    // Without the parameters no category can be chosen.
    const { categories, ...others } = toasts;
    expect(lines.map(({ text }) => text)).toEqual([
      ...Object.values(others),
      'Необходимо указать "Ранг"',
      'Необходимо указать "Роль"',
      categories,
    ]);
    expect(lines.some(({ done }) => done)).toBe(false);
  });

  test('shows what is done and leads from each missing line to its setting', async () => {
    fakeServer({ 'GET /v1/mates/validate': () => ({ json: aReadiness({ avatar: true }) }) });
    await renderInApp(<OnboardingPage />, { me: aMate(), path: '/cs2/mate/onboarding' });
    expect(await screen.findByText(toasts.avatar)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Нужно загрузить фото/ })).toHaveAttribute('href', '/cs2/settings#avatar');
    expect(screen.getByText('Готово 7 из 8')).toBeInTheDocument();
    expect(screen.getByText('Язык указан')).toBeInTheDocument();
  });

  test('a refused toggle’s first missing thing is said once', async () => {
    fakeServer({ 'GET /v1/mates/validate': () => ({ json: aReadiness({ country: true }) }) });
    const { store } = await renderInApp(<OnboardingPage />, { me: aMate() });
    act(() => {
      store.dispatch(onboardingRequired(aReadiness({ country: true })));
    });
    await waitFor(() => expect(screen.getAllByText(toasts.country)).toHaveLength(2));
    expect(store.getState().mateReadiness.details).toBeNull();
  });

  test('an error offers to try again', async () => {
    fakeServer({ 'GET /v1/mates/validate': () => refusal(500, 'INTERNAL_ERROR') });
    await renderInApp(<OnboardingPage />, { me: aMate() });
    expect(await screen.findByRole('button', { name: 'Повторить' })).toBeInTheDocument();
  });
});
