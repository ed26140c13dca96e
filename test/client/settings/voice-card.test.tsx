import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VoiceCard } from '#client/features/settings/voice/voice-card.tsx';
import { fakeMicrophone, noMicrophone } from '../../support/client/fake-microphone';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { fakeSound } from '../../support/client/fake-sound';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { mp3Of, noSounds, recording, sounds } from '../../support/mates/sounds';

type Handlers = Parameters<typeof fakeServer>[0];

const route = 'PUT /v1/mates/me/voice';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const find = (name: string) => screen.findByRole('button', { name });

const open = async (handlers: Handlers = {}, saved?: string) => {
  const sound = fakeSound();
  const server = fakeServer(handlers);
  const view = await renderInApp(<VoiceCard saved={saved} />, { me: aMate() });
  return { ...view, sound, server };
};
const choose = (bytes: Buffer, name = 'voice.mp3') =>
  userEvent.upload(
    screen.getByLabelText('Загрузить файл', { selector: 'input' }),
    new File([new Uint8Array(bytes)], name),
    { applyAccept: false },
  );

afterEach(() => jest.useRealTimers());

describe('recording a voice', () => {
  test('is listened to and then sent, and the microphone is let go of', async () => {
    const microphone = fakeMicrophone();
    const { server, sound } = await open({ [route]: () => ({ json: { voiceUrl: '/files/voices/a.weba' } }) });
    await press('Записать');
    expect(await screen.findByRole('timer')).toHaveTextContent('0:30');
    expect(microphone.open()).toBe(1);
    await press('Готово');
    await userEvent.click(await find('Послушать запись'));
    expect(sound.playing()).toEqual(['blob:1']);
    expect([microphone.open(), server.routes()]).toEqual([0, []]);
    await press('Отправить');
    expect(await screen.findByText('Голос сохранён')).toBeInTheDocument();
    expect(server.routes()).toContain(route);
    expect(sound.playing()).toEqual([]);
    expect(microphone.addresses()).toEqual([]);
  });

  test('ends by itself after half a minute', async () => {
    const microphone = fakeMicrophone();
    await open();
    jest.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Записать' }).click());
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(microphone.recording()).toBe(1);
    expect(screen.getByRole('timer')).toHaveTextContent('0:01');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(microphone.recording()).toBe(0);
    expect(screen.getByRole('button', { name: 'Послушать запись' })).toBeInTheDocument();
  });

  test('is thrown away, or made anew', async () => {
    const microphone = fakeMicrophone();
    await open();
    await press('Записать');
    const cancel = await find('Отмена');
    const region = screen.getByRole('region', { name: 'Голос' });
    // The step has disappeared with its button; the keyboard focus stays in its place.
    expect(region).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    await userEvent.click(cancel);
    expect([microphone.open(), microphone.addresses()]).toEqual([0, []]);
    await press('Записать');
    await userEvent.click(await find('Готово'));
    await userEvent.click(await find('Заново'));
    expect(microphone.addresses()).toEqual([]);
    await userEvent.click(await find('Готово'));
    await userEvent.click(await find('Удалить'));
    expect(await find('Записать')).toBeInTheDocument();
    expect(microphone.addresses()).toEqual([]);
  });

  test('leaves no open microphone behind', async () => {
    const microphone = fakeMicrophone();
    const { unmount } = await open();
    await press('Записать');
    await screen.findByRole('timer');
    unmount();
    expect([microphone.open(), microphone.recording()]).toEqual([0, 0]);
  });

  test.each([
    ['NotAllowedError', /Микрофон запрещён/],
    ['NotFoundError', /Микрофона нет/],
    ['NotReadableError', /Записать не получилось/],
  ])('that fails by %s says what to do, and a file still may be brought', async (denied, message) => {
    fakeMicrophone({ denied });
    await open();
    await press('Записать');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Загрузить файл' })).toBeInTheDocument();
  });

  test('of nothing is no recording', async () => {
    fakeMicrophone({ sound: '' });
    await open();
    await press('Записать');
    await userEvent.click(await find('Готово'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Записать не получилось');
  });

  test('is not offered where the browser cannot', async () => {
    noMicrophone();
    await open();
    expect(screen.queryByRole('button', { name: 'Записать' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Загрузить файл' })).toBeInTheDocument();
  });
});

describe('a voice brought as a file', () => {
  test('is sent as it is; what was refused stays to be sent again', async () => {
    fakeMicrophone();
    let refusals = 1;
    const { server } = await open({
      [route]: () => {
        refusals -= 1;
        return refusals >= 0 ? refusal(429, 'RATE_LIMITED') : { json: { voiceUrl: '/files/voices/a.mp3' } };
      },
    });
    await choose(sounds.mp3);
    await userEvent.click(await find('Отправить'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ RATE_LIMITED');
    await press('Отправить');
    expect(await screen.findByText('Голос сохранён')).toBeInTheDocument();
    expect(server.routes().filter((one) => one === route)).toHaveLength(2);
  });

  test.each([
    ['half a minute and a breath', mp3Of(30_400), true],
    ['more than half a minute', mp3Of(31_000), false],
    ['more than that, recorded in fragments of a second', recording('too-long.m4a'), false],
  ])('of %s', async (_length, bytes, taken) => {
    const microphone = fakeMicrophone();
    await open();
    await choose(bytes);
    if (taken) expect(await find('Отправить')).toBeInTheDocument();
    else expect(await screen.findByText(/^Запись длиннее 30 секунд/)).toBeInTheDocument();
    expect(microphone.addresses()).toHaveLength(taken ? 1 : 0);
  });

  test('that the server takes for no sound is not offered to be sent again', async () => {
    fakeMicrophone();
    await open({ [route]: () => refusal(415, 'MATE_VOICE_INVALID_TYPE') });
    await choose(sounds.mp3);
    await userEvent.click(await find('Отправить'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ MATE_VOICE_INVALID_TYPE');
    expect(screen.queryByRole('button', { name: 'Отправить' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Заново' })).toBeInTheDocument();
  });

  test('that is no sound, or is too large, is not even sent', async () => {
    fakeMicrophone();
    const { server } = await open();
    await choose(noSounds['a video with sound, MP4'] ?? Buffer.alloc(0));
    expect(await screen.findByText(/^Это не звук/)).toBeInTheDocument();
    await choose(Buffer.concat([sounds.mp3, Buffer.alloc(2 * 1024 * 1024)]));
    expect(await screen.findByText(/^Запись слишком большая: можно до 2 МБ/)).toBeInTheDocument();
    expect(server.routes()).toEqual([]);
  });
});

test('a saved voice is played where it lies, and deleted after a question', async () => {
  fakeMicrophone();
  const { server, sound } = await open(
    { 'DELETE /v1/mates/me/voice': () => ({ status: 204 }) },
    '/files/voices/a.weba',
  );
  await press('Послушать голос');
  expect(sound.playing()).toEqual(['/files/voices/a.weba']);
  await press('Удалить голос');
  expect(server.routes()).toEqual([]);
  await userEvent.click(await find('Удалить'));
  expect(await screen.findByText('Голос удалён')).toBeInTheDocument();
});
