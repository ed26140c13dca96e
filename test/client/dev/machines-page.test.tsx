import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DevMachinesPage } from '#client/pages/dev/machines/dev-machines-page.tsx';
import { DemoMode } from '#client/entities/session/demo-mode.ts';
import type { ActorReport, InspectionMessage } from '#client/kit/machines/inspection-channel.ts';
import { renderInApp } from '../../support/client/render-in-app';

/** Stands for the browser's other tabs: delivers their messages and records those to them. */
class Neighbours extends EventTarget {
  static readonly open: Neighbours[] = [];
  constructor() {
    super();
    Neighbours.open.push(this);
  }
  postMessage(): void {}
  close(): void {}
}

const emit = (data: InspectionMessage) =>
  act(() => Neighbours.open.forEach((one) => one.dispatchEvent(new MessageEvent('message', { data }))));

const report = (state: string, event: string | null, more: Partial<ActorReport> = {}): ActorReport => ({
  type: 'actor',
  pageId: 'page',
  actorId: 'x:0',
  machineId: 'mateToggle',
  state,
  event,
  sender: null,
  working: [],
  payload: JSON.stringify({ type: event }),
  context: JSON.stringify({ in: state }),
  at: 0,
  ...more,
});

const lit = () => document.querySelector('[data-active]')?.getAttribute('data-state');

beforeEach(() => {
  Neighbours.open.length = 0;
  Object.assign(window, { BroadcastChannel: Neighbours });
  Element.prototype.scrollIntoView = () => undefined;
});

const open = async () => {
  await renderInApp(
    <DemoMode value>
      <DevMachinesPage />
    </DemoMode>,
    { path: '/dev/machines?machine=mateToggle' },
  );
  return userEvent.setup();
};

describe('/dev/machines', () => {
  test('the log names the event that moved the actor, from where, where to and what it means', async () => {
    await open();
    emit(report('settled', 'xstate.init'));
    emit(report('saving', 'toggle'));
    const step = screen.getByRole('button', { name: /toggle settled → saving/ });
    expect(step).toHaveTextContent('переключатель нажат');
    expect(lit()).toBe('saving');
  });

  test('a press on a step goes back to that moment; what comes meanwhile does not take it away', async () => {
    const user = await open();
    emit(report('settled', 'xstate.init'));
    emit(report('saving', 'toggle'));
    await user.click(screen.getByRole('button', { name: /xstate\.init/ }));
    expect(lit()).toBe('settled');
    expect(screen.getByLabelText('Что знал актор после него')).toHaveTextContent('{"in":"settled"}');
    emit(report('refetching', 'xstate.done.actor'));
    expect(lit()).toBe('settled');
    await user.click(screen.getByRole('button', { name: 'Позже' }));
    expect(lit()).toBe('saving');
    await user.click(screen.getByRole('button', { name: 'К живому' }));
    expect(lit()).toBe('refetching');
  });

  test('of several actors the chosen one is followed', async () => {
    const user = await open();
    emit(report('settled', 'xstate.init'));
    emit(report('saving', 'toggle', { actorId: 'x:1', at: 1 }));
    expect(lit()).toBe('saving');
    const actors = screen.getByRole('heading', { name: 'Живые акторы' }).closest('section') ?? document.body;
    await user.click(within(actors).getByRole('button', { name: /x:0/ }));
    expect(lit()).toBe('settled');
    expect(screen.queryByRole('button', { name: /toggle/ })).not.toBeInTheDocument();
  });

  test('grows and shrinks its drawing', async () => {
    const user = await open();
    const svg = screen.getByRole('img');
    const before = Number(svg.getAttribute('width'));
    await user.click(screen.getByRole('button', { name: 'Крупнее' }));
    expect(Number(svg.getAttribute('width'))).toBeCloseTo(before * 1.25);
    expect(screen.getByLabelText('Масштаб')).toHaveTextContent('125 %');
  });
});
