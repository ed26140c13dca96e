import { tagsAfter } from '../../entities/cache-rules/tags-after';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiFailure } from '../../api/api-error';
import { attempted } from '../../api/attempted';
import {
  createErrorText,
  type FailedInvitation,
  failedInvitations,
  failuresIn,
} from '../../entities/squad/failed-invitations';
import { useOpenCreated } from '../../entities/squad/use-open-created';
import type { BodyInputOf } from '#contract/kit/endpoint.ts';
import type { Contract } from '#contract/contract.ts';
import { api } from '../../api/api';
import { useCreateSquadMutation } from '../../entities/squad/squads-create-api';
import { useToast } from '../../kit/toast/use-toast';

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
  const refused = (failure: ApiFailure, nameOf: (memberId: string) => string): void => {
    toast.danger(createErrorText(failure), 6000);
    setFailed(failedInvitations(failuresIn(failure.details), nameOf));
    dispatch(api.util.invalidateTags(tagsAfter.creationFailed()));
  };
  const make = async (body: NewSquad, nameOf: (memberId: string) => string): Promise<boolean> => {
    setFailed([]);
    const { failure } = await attempted(async () => openCreated(await create({ body }).unwrap(), nameOf));
    if (failure !== undefined) refused(failure, nameOf);
    return failure === undefined;
  };
  return { create: make, refused, failed };
};
