import { asItIs, personEvent } from '../define-event';
import { full, notOwner, trial, type Refusal } from '../questions/refusals';
import { emit, inOrder, record, set, type Moment, type Part } from '../steps/step-parts';

const alreadyVisible: Refusal = (context) => (context.visible ? 'SQUADS_ALREADY_PUBLISHED' : null);

const unless = [alreadyVisible, trial, full];

const open = ({ by }: Moment): Part =>
  inOrder(
    set(() => ({ visible: true })),
    emit(() => [record('PUBLISHED', by)]),
  );

/** Strangers may see the squad and join it. */
export const publish = personEvent()('squad.publish', {
  description: 'владелец открывает сквад всем',
  who: [notOwner],
  in: { PENDING: { unless, step: open }, READY: { unless, to: 'PENDING', step: open } },
  effects: ['recordHistory'],
  history: ['PUBLISHED'],
  samples: asItIs,
});

const invisible: Refusal = (context) => (context.visible ? null : 'SQUADS_MUST_BE_VISIBLE');

/** Only those invited come in again. */
export const unpublish = personEvent()('squad.unpublish', {
  description: 'владелец закрывает сквад',
  who: [notOwner],
  in: {
    PENDING: {
      unless: [invisible],
      step: ({ by }) =>
        inOrder(
          set(() => ({ visible: false })),
          emit(() => [record('UPDATED', by, null, { visible: false })]),
        ),
    },
  },
  effects: ['recordHistory'],
  history: ['UPDATED'],
  samples: asItIs,
});
