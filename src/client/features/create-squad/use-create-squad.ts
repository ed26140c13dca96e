import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import type { BodyInputOf } from '../../../contract/kit/endpoint';
import type { Contract } from '../../../contract/contract';
import { api } from '../../api/api';
import { failureOf } from '../../api/api-failure';
import { useCreateSquadMutation } from '../../api/squad-steps-api';
import { useToast } from '../../ui/toast/use-toast';
import { createErrorText, memberErrorTexts } from './create-errors';
import { showInTurn } from './show-in-turn';

type NewSquad = BodyInputOf<Contract['POST /v1/squads']>;

/** Creates a squad and goes to it, then tells whom it could not invite. True when there is a squad. */
export const useCreateSquad = () => {
  const [create] = useCreateSquadMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  return async (body: NewSquad, nameOf: (memberId: string) => string): Promise<boolean> => {
    try {
      const { gameId, id, errors } = await create({ body }).unwrap();
      await navigate(`/${gameId}/squads/${id}`);
      showInTurn(toast.danger, memberErrorTexts(errors, nameOf));
      return true;
    } catch (error) {
      toast.danger(createErrorText(failureOf(error)), 6000);
      // The answer may have been lost after the squad was made.
      dispatch(api.util.invalidateTags(['Me']));
      return false;
    }
  };
};
