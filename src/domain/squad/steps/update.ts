import { emit, inOrder, set } from '../machine/change';
import { record } from '../machine/record';
import { on } from '../machine/step';
import type { SquadTerms } from '../squad-context';
import type { SquadChanges } from '../squad-event';

const changed = (terms: SquadTerms, { category, ...changes }: SquadChanges): SquadTerms => {
  const { gameId, categoryId, categoryKind, platform, languages, durationMinutes, slots, payMode } = terms;
  const newCategory = category ? { categoryId: category.id, categoryKind: category.kind } : { categoryId, categoryKind };
  return { gameId, platform, languages, durationMinutes, slots, payMode, ...newCategory, ...changes };
};

export const update = on('squad.update', ({ by, changes }) =>
  inOrder(
    set((context) => changed(context, changes)),
    emit(() => [record('UPDATED', by, null, { fields: Object.keys(changes).join(',') })]),
  ),
);
