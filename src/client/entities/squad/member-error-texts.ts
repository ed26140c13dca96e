import type { SquadView } from '#contract/squads/squad-view.ts';
import { defineTexts } from '../../kit/texts/define-texts';
import { toastDurationMs } from '../../kit/toast/toasts-slice';

const texts = defineTexts({
  ru: {
    friendFailed: 'Не удалось пригласить друга',
    mateFailed: (username: string) => `Не удалось пригласить «${username}»`,
  },
});

/** A toast replaces the previous one, so they are shown one after another. */
export const showInTurn = (show: (text: string) => void, messages: readonly string[]): void => {
  messages.forEach((message, index) => {
    if (index === 0) show(message);
    else setTimeout(() => show(message), index * toastDurationMs);
  });
};

/** A sentence for each invitation that failed. */
export const memberErrorTexts = (
  errors: SquadView['errors'],
  nameOf: (memberId: string) => string,
): readonly string[] =>
  errors.map(({ memberType, memberId }) =>
    memberType === 'MATE' && memberId !== null ? texts.mateFailed(nameOf(memberId)) : texts.friendFailed,
  );
