import { type Condition, eventOf } from '../define-event';
import { changesPrice, type SquadChanges } from '../selectors/price';
import { termsOf, type SquadTerms } from '../facts/squad-context';
import { closeWhenFull } from '../steps/member-parts';
import { emit, inOrder, record, set, type Part } from '../steps/step-parts';
import { updateRules, type Update } from '../rules/update';

const changed = (terms: SquadTerms, { category, ...changes }: SquadChanges): SquadTerms => ({
  ...termsOf(terms),
  ...(category
    ? { categoryId: category.id, categoryKind: category.kind, categoryPercent: category.percent ?? null }
    : {}),
  ...changes,
});

const step = ({ by, changes }: Update): Part =>
  inOrder(
    set((context) => changed(context, changes)),
    closeWhenFull,
    emit(() => [record('UPDATED', by, null, { fields: Object.keys(changes).join(',') })]),
  );

const priceChanges: Condition<Update> = {
  label: 'меняется цена',
  holds: (context, { changes }) => changesPrice(context, changes),
};

/** The owner changes the terms; a changed price has to be confirmed again. */
export const update = eventOf(updateRules, {
  description: 'владелец меняет условия',
  in: { PENDING: { step }, READY: { transitions: [{ when: priceChanges, to: 'PENDING', step }, { step }] } },
  effects: ['recordHistory'],
  history: ['UPDATED'],
});
