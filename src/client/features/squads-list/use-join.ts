import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../api/api-failure';
import { useJoinSquadMutation } from '../../api/squad-steps-api';
import { useToast } from '../../ui/toast/use-toast';

/** Joins and goes to the squad's page. A refused call asks for the list again: its card may go, so the toast says why. True when joined. */
export const useJoin = () => {
  const [joinSquad] = useJoinSquadMutation();
  const navigate = useNavigate();
  const toast = useToast();
  return useCallback(
    async (squadId: number): Promise<boolean> => {
      try {
        const { gameId, id } = await joinSquad({ params: { id: squadId }, body: {} }).unwrap();
        await navigate(`/${gameId}/squads/${id}`);
        return true;
      } catch (error) {
        toast.danger(failureOf(error).message);
        return false;
      }
    },
    [joinSquad, navigate, toast],
  );
};
