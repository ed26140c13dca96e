import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardVoice, VoiceButton } from '#client/entities/mate/voice/voice-button.tsx';
import { fakeSound } from '../../support/client/fake-sound';
import { renderInApp } from '../../support/client/render-in-app';

const button = (name = 'Послушать голос') => screen.getByRole('button', { name });
const pressed = (name?: string) => button(name).getAttribute('aria-pressed');

describe('a mate’s voice', () => {
  test('is not downloaded before the first press', async () => {
    const sound = fakeSound();
    await renderInApp(<VoiceButton address="/files/voices/a.weba" />);
    expect(sound.addresses()).toEqual([]);
    await userEvent.click(button());
    expect(sound.addresses()).toEqual(['/files/voices/a.weba']);
  });

  test('plays and stops by the keyboard, and is ready again at its end', async () => {
    const sound = fakeSound();
    await renderInApp(<VoiceButton address="/a" />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pressed()).toBe('true'));
    expect(sound.playing()).toEqual(['/a']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pressed()).toBe('false'));
    expect(sound.playing()).toEqual([]);
    await userEvent.click(button());
    await waitFor(() => expect(pressed()).toBe('true'));
    act(() => void sound.end());
    expect(pressed()).toBe('false');
  });

  test('is paused by another: one plays at a time', async () => {
    const sound = fakeSound();
    await renderInApp(
      <>
        <CardVoice name="Северин" address="/a" />
        <CardVoice name="Мирай" address="/b" />
        <CardVoice name="Тихий" address={undefined} />
      </>,
    );
    expect(screen.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(button('Послушать голос: Северин'));
    await userEvent.click(button('Послушать голос: Мирай'));
    await waitFor(() => expect(pressed('Послушать голос: Мирай')).toBe('true'));
    expect(pressed('Послушать голос: Северин')).toBe('false');
    expect(sound.playing()).toEqual(['/b']);
  });

  test('that fails shows an error, and the next press downloads it again', async () => {
    const sound = fakeSound();
    await renderInApp(<VoiceButton address="/a" />);
    sound.failNext('NotSupportedError');
    await userEvent.click(button());
    expect(await screen.findByText('Голос не играет. Попробуй ещё раз')).toBeInTheDocument();
    expect(pressed()).toBe('false');
    await userEvent.click(button());
    await waitFor(() => expect(pressed()).toBe('true'));
    expect(sound.addresses()).toEqual(['/a', '/a']);
    expect(screen.queryByText('Голос не играет. Попробуй ещё раз')).toBeNull();
  });

  test('stops with its page', async () => {
    const sound = fakeSound();
    const { unmount } = await renderInApp(<VoiceButton address="/a" />);
    await userEvent.click(button());
    await waitFor(() => expect(sound.playing()).toEqual(['/a']));
    unmount();
    expect(sound.playing()).toEqual([]);
  });
});
