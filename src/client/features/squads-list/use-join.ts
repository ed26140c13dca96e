import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { api } from '../../api/api';
import { failureOf } from '../../api/api-failure';
import { useJoinSquadMutation } from '../../api/squad-steps-api';
import { useToast } from '../../ui/toast/use-toast';

/** Joins and goes to the squad's page. A refusal means that the list is behind: its card may go, so the toast says why. True when joined. */
export const useJoin = () => {
  const [joinSquad] = useJoinSquadMutation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const toast = useToast();
  return useCallback(
    async (squadId: number): Promise<boolean> => {
      try {
        const { gameId, id } = await joinSquad({ params: { id: squadId }, body: {} }).unwrap();
        await navigate(`/${gameId}/squads/${id}`);
        return true;
      } catch (error) {
        const { message, status } = failureOf(error);
        toast.danger(message);
        if (status >= 400 && status < 500) dispatch(api.util.invalidateTags(['Squads', 'Me']));
        return false;
      }
    },
    [dispatch, joinSquad, navigate, toast],
  );
};
