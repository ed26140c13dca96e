import { emit, inOrder, record, set, type Moment, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { publishRules, unpublishRules } from '../rules/publish';

const open = ({ by }: Moment): Part =>
  inOrder(
    set(() => ({ visible: true })),
    emit(() => [record('PUBLISHED', by)]),
  );

/** The owner publishes the squad: strangers may see and join it. */
export const publish = eventOf(publishRules, {
  description: 'владелец открывает сквад всем',
  in: { PENDING: { step: open }, READY: { to: 'PENDING', step: open } },
  effects: ['recordHistory'],
  history: ['PUBLISHED'],
});

/** The owner hides the squad: only invited people may join again. */
export const unpublish = eventOf(unpublishRules, {
  description: 'владелец закрывает сквад',
  in: {
    PENDING: {
      step: ({ by }) =>
        inOrder(
          set(() => ({ visible: false })),
          emit(() => [record('UPDATED', by, null, { visible: false })]),
        ),
    },
  },
  effects: ['recordHistory'],
  history: ['UPDATED'],
});
