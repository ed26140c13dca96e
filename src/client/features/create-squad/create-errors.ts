import type { SquadView } from '../../../contract/squads/squad-view';
import type { ApiFailure } from '../../api/api-failure';
import { texts } from './texts';

/** One refusal has its own words; any other is told with its code. */
export const createErrorText = ({ code, message }: Pick<ApiFailure, 'code' | 'message'>): string =>
  code === 'SQUADS_CANNOT_PLAY_CATEGORY' ? texts.cannotPlayCategory : `${message} (${code})`;

/** A sentence for each invitation that failed. */
export const memberErrorTexts = (errors: SquadView['errors'], nameOf: (memberId: string) => string): readonly string[] =>
  errors.map(({ memberType, memberId }) => (memberType === 'MATE' && memberId !== null ? texts.mateFailed(nameOf(memberId)) : texts.friendFailed));
