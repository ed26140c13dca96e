import type { SquadMemberView, SquadView } from '../../../../contract/squads/squad-view';
import { formatMoney } from '../../../ui/data/format-money';
import { formatRating } from '../../../ui/data/format-rating';
import { texts } from './texts';

/** «Напарник», «4,98», «Русский, English»; «Клиент», «1 780 ₽». */
export const memberFacts = ({ ownerId }: SquadView, { id, type, share, mate }: SquadMemberView, languageName: (code: string) => string): readonly string[] => [
  texts.role[type],
  ...(id === ownerId ? [texts.owner] : []),
  ...(mate === null
    ? share === null
      ? []
      : [formatMoney(share)]
    : [formatRating(mate.rating), mate.languages.map(languageName).join(', ')]),
];
