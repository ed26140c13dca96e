import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../api/api-failure';
import { useRepeatSquadMutation } from '../../api/squad-steps-api';

/** A new squad with the same people, then its page; `problem` is the refusal in words. */
export const useRepeat = (squadId: number) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [repeatSquad] = useRepeatSquadMutation();
  const navigate = useNavigate();
  const repeat = async (): Promise<void> => {
    setProblem(null);
    try {
      const { gameId, id } = await repeatSquad({ params: { id: squadId } }).unwrap();
      await navigate(`/${gameId}/squads/${id}`);
    } catch (error) {
      setProblem(failureOf(error).message);
    }
  };
  return { repeat, problem };
};
