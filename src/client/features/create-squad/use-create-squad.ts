import { tagsAfter } from '../../entities/cache-rules/tags-after';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { toastDurationMs } from '../../kit/toast/toasts-slice';
import type { SquadView } from '../../../contract/squads/squad-view';
import { type ApiFailure, failureOf } from '../../api/api-error';
import { type FailedInvitation, failedInvitations, failuresIn } from '../../entities/squad/failed-invitations';
import { useOpenCreated } from '../../entities/squad/use-open-created';
import { texts } from './texts';
import type { BodyInputOf } from '../../../contract/kit/endpoint';
import type { Contract } from '../../../contract/contract';
import { api } from '../../api/api';
import { useCreateSquadMutation } from '../../entities/squad/new-squad-api';
import { useToast } from '../../kit/toast/use-toast';

/** A toast replaces the previous one, so they are shown one after another. */
export const showInTurn = (show: (text: string) => void, messages: readonly string[]): void => {
  messages.forEach((message, index) => {
    if (index === 0) show(message);
    else setTimeout(() => show(message), index * toastDurationMs);
  });
};

/** One refusal has a text of its own; any other is shown with its code. */
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

export type NewSquad = BodyInputOf<Contract['POST /v1/squads']>;

/**
 * Creates a squad and opens it, then shows who could not be invited and why. `create` resolves to true when the squad
 * exists; `failed` says who could not be invited when it does not; `refused` shows a refusal of a creation made
 * elsewhere.
 */
export const useCreateSquad = () => {
  const [failed, setFailed] = useState<readonly FailedInvitation[]>([]);
  const [create] = useCreateSquadMutation();
  const dispatch = useDispatch();
  const openCreated = useOpenCreated();
  const toast = useToast();
  const refused = (error: unknown, nameOf: (memberId: string) => string): void => {
    const failure = failureOf(error);
    toast.danger(createErrorText(failure), 6000);
    setFailed(failedInvitations(failuresIn(failure.details), nameOf));
    dispatch(api.util.invalidateTags(tagsAfter.creationFailed()));
  };
  const make = async (body: NewSquad, nameOf: (memberId: string) => string): Promise<boolean> => {
    setFailed([]);
    try {
      const created = await create({ body }).unwrap();
      await openCreated(created, nameOf);
      showInTurn(toast.danger, memberErrorTexts(created.errors, nameOf));
      return true;
    } catch (error) {
      refused(error, nameOf);
      return false;
    }
  };
  return { create: make, refused, failed };
};
