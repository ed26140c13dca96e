import type { ApiFailure } from '../../api/api-error';
import { defineTexts } from '../../kit/texts/define-texts';

const texts = defineTexts({ ru: { cannotPlayCategory: 'Ты больше не можешь играть в этой категории' } });

/** Why a squad was not created. One refusal has a text of its own; any other is shown with its code. */
export const createErrorText = ({ code, message }: Pick<ApiFailure, 'code' | 'message'>): string =>
  code === 'SQUADS_CANNOT_PLAY_CATEGORY' ? texts.cannotPlayCategory : `${message} (${code})`;
