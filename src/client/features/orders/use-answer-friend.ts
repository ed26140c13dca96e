import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { FriendOrder } from '../../../contract/squads/squad-lists';
import { failureOf } from '../../api/api-failure';
import { useDeclineFriendInvitationMutation, useJoinSquadMutation } from '../../api/squad-steps-api';
import { useToast } from '../../ui/toast/use-toast';
import { texts } from './texts';

/** Joins or says no; `problem` is the refusal to show beneath the card. */
export const useAnswerFriend = ({ token, squadId, gameId }: Pick<FriendOrder, 'token' | 'squadId' | 'gameId'>) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [join] = useJoinSquadMutation();
  const [refuse] = useDeclineFriendInvitationMutation();
  const navigate = useNavigate();
  const toast = useToast();
  const attempt = async (answer: () => Promise<unknown>): Promise<boolean> => {
    setProblem(null);
    try {
      await answer();
      return true;
    } catch (error) {
      setProblem(failureOf(error).message);
      return false;
    }
  };
  const accept = async () => {
    if (await attempt(() => join({ params: { id: squadId }, body: { token } }).unwrap())) await navigate(`/${gameId}/squads/${squadId}`);
  };
  const decline = async () => {
    if (await attempt(() => refuse({ params: { id: token } }).unwrap())) toast.success(texts.declined);
  };
  return { accept, decline, problem };
};
