import type { SquadView } from '../../../contract/squads/squad-view';
import type { ApiFailure } from '../../api/api-error';
import { defineTexts } from '../../kit/texts/define-texts';
import { toastDurationMs } from '../../kit/toast/toasts-slice';

const texts = defineTexts({
  ru: {
    cannotPlayCategory: 'Ты больше не можешь играть в этой категории',
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

/** Why a squad was not created. One refusal has a text of its own; any other is shown with its code. */
export const createErrorText = ({ code, message }: Pick<ApiFailure, 'code' | 'message'>): string =>
  code === 'SQUADS_CANNOT_PLAY_CATEGORY' ? texts.cannotPlayCategory : `${message} (${code})`;

/** A sentence for each invitation that failed. */
export const memberErrorTexts = (
  errors: SquadView['errors'],
  nameOf: (memberId: string) => string,
): readonly string[] =>
  errors.map(({ memberType, memberId }) =>
    memberType === 'MATE' && memberId !== null ? texts.mateFailed(nameOf(memberId)) : texts.friendFailed,
  );
