import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DevMachinesPage } from '#client/pages/dev/machines/dev-machines-page.tsx';
import { exampleAt } from '#client/pages/dev/machines/play/begin-at.ts';
import { squadRefusals } from '#contract/errors/texts/squad-refusals.ts';
import { allPlayables } from '#client/pages/dev/machines/play/playables/all-playables.ts';
import { emptyTape, hashOf, withStep } from '#client/pages/dev/machines/play/tape.ts';
import { DemoMode } from '#client/entities/session/demo-mode.ts';
import { renderInApp } from '../../support/client/render-in-app';

// jsdom has no channel between tabs.
class Channel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}
Object.assign(globalThis, { BroadcastChannel: Channel });

const open = async (path: string) => {
  await renderInApp(
    <DemoMode value>
      <DevMachinesPage />
    </DemoMode>,
    { path },
  );
  return userEvent.setup();
};

const lit = () => document.querySelector('[data-active]')?.getAttribute('data-state');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a machine played on its page', () => {
  test('an event by its button lights the next state; undo and redo go back and forth', async () => {
    const user = await open('/dev/machines?machine=mateToggle');
    await user.click(button('toggle'));
    expect(lit()).toBe('saving');
    await user.click(button('Отменить шаг'));
    expect(lit()).toBe('settled');
    await user.click(button('Вернуть шаг'));
    expect(lit()).toBe('saving');
    await user.click(button('Начать заново'));
    expect(lit()).toBe('settled');
    expect(button('Отменить шаг')).toHaveAttribute('aria-disabled', 'true');
  });

  test('a service answers by a button with each of its samples', async () => {
    const user = await open('/dev/machines?machine=rebranding');
    const answers = screen.getAllByRole('button', { name: 'Ответ: askServer' });
    expect(answers).toHaveLength(3);
    await user.click(answers[0] ?? document.body);
    expect(lit()).toBe('open');
    expect(screen.getByRole('img', { name: 'Кто что кому послал' })).toHaveTextContent('askServer');
  });

  test('the fields of an event are a form; why it would be refused is told before it is sent', async () => {
    const user = await open('/dev/machines?machine=booking');
    await user.click(button('Поля события booking.answered'));
    await user.selectOptions(screen.getByLabelText('by'), '"client"');
    expect(screen.getByText(/^Откажут: /)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('by'), '"mate"');
    expect(screen.queryByText(/^Откажут: /)).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'accepted' }));
    await user.click(button('Послать'));
    expect(lit()).toBe('DECLINED');
  });

  test('a refused event of the squad has the sentence of the rules', async () => {
    const user = await open('/dev/machines?machine=squad');
    await user.click(screen.getByText(/^Сейчас откажут: /));
    const row = button('squad.confirm').closest('li') ?? document.body;
    expect(row).toHaveTextContent(squadRefusals.SQUADS_MEMBERS_MUST_JOIN.message);
  });

  test('the clock moves to the next delay', async () => {
    const playable = allPlayables.find(({ machine }) => machine.id === 'povUpload');
    const start = playable ? exampleAt(playable, 'waiting') : null;
    const user = await open(`/dev/machines?machine=povUpload${hashOf({ ...emptyTape, start })}`);
    expect(lit()).toBe('waiting');
    expect(screen.getByText('3 с')).toBeInTheDocument();
    await user.click(button('До следующего'));
    expect(lit()).toBe('declaring');
  });

  test('a link shows the machine where it stood', async () => {
    const tape = withStep(emptyTape, { event: { type: 'toggle' } });
    await open(`/dev/machines?machine=mateToggle${hashOf(tape)}`);
    expect(lit()).toBe('saving');
  });

  test('a torn link says so', async () => {
    await open('/dev/machines?machine=mateToggle#play=abc');
    expect(screen.getByText(/Ссылка с игрой обрезана/)).toBeInTheDocument();
    expect(lit()).toBe('settled');
  });

  test('a start in a chosen state takes its example; a bad context is told in words', async () => {
    const user = await open('/dev/machines?machine=squad');
    await user.selectOptions(screen.getByLabelText('Состояние'), 'STARTED');
    await user.click(button('Начать'));
    expect(lit()).toBe('STARTED');
    await user.clear(screen.getByLabelText('Контекст'));
    await user.click(button('Начать'));
    expect(screen.getByText(/Это не JSON/)).toBeInTheDocument();
  });

  test('a state or an event is found by a part of its description', async () => {
    const user = await open('/dev/machines?machine=deposit');
    await user.type(screen.getByLabelText('Найти состояние или событие'), 'деньги на бал');
    await user.click(button(/^paid/));
    expect(document.querySelector('[data-found]')?.getAttribute('data-state')).toBe('paid');
  });

  test('an event that is found leads from state to state that takes it', async () => {
    const user = await open('/dev/machines?machine=povUpload');
    await user.type(screen.getByLabelText('Найти состояние или событие'), 'upload.paused');
    const found = button(/из declaring, sending, waiting/);
    const shown = [];
    for (let presses = 0; presses < 4; presses += 1) {
      await user.click(found);
      shown.push(document.querySelector('[data-found]')?.getAttribute('data-state'));
    }
    expect(shown).toEqual(['declaring', 'sending', 'waiting', 'declaring']);
  });
});
