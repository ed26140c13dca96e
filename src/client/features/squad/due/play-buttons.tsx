import { useCallback } from 'react';
import { Flag } from '#client/kit/icons/flag.tsx';
import { useNavigate } from 'react-router';
import { useConfirmEarlyFinishMutation } from '#client/entities/squad/squad-play-api.ts';
import { refusedCreationText } from '#client/entities/squad/failed-invitations.tsx';
import { useCreateSquadMutation } from '#client/entities/squad/squads-create-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { texts } from './texts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { personOf } from '../page-state/members';
import { useSquad } from '../page-state/squad-page-state';
import { useStep } from '../page-state/use-step';
import { ResumeButton } from '../play/resume-button';
import { squadPath } from '#contract/routes/game-pages.ts';

export const AnswerEarlyFinish = () => {
  const { view, me } = useSquad();
  const [answer] = useConfirmEarlyFinishMutation();
  const step = useStep();
  const answerWith = (confirmed: boolean, done?: string) =>
    step(() => answer({ params: { id: view.id }, body: { confirmed } }).unwrap(), done, {
      type: 'squad.answerEarlyFinish',
      by: me.id,
      at: serverNow(),
      confirmed,
    });
  return (
    <>
      <Button variant="ghost" onClick={() => answerWith(false, texts.playsOn)}>
        {texts.playOn}
      </Button>
      <Button variant="primary" onClick={() => answerWith(true)}>
        {texts.agree}
      </Button>
    </>
  );
};

/** Opens the dispute dialog; hidden from those who can no longer open one. */
export const DisputeButton = ({ now }: { readonly now: number }) => {
  const { me, whyNot, open } = useSquad();
  if (whyNot({ type: 'squad.openDispute', by: me.id, at: now, wantedPercent: 100 }) !== null) return null;
  return (
    <Button variant="ghost" onClick={() => open({ name: 'dispute' })}>
      {texts.somethingWrong}
    </Button>
  );
};

/** For those whose money is concerned; the others only play. */
export const EarlyFinishButton = ({ now }: { readonly now: number }) => {
  const { me, whyNot, open } = useSquad();
  const reason = whyNot({ type: 'squad.requestEarlyFinish', by: me.id, at: now });
  return (
    <Button size="sm" variant="soft" whyNot={reason} onClick={() => open({ name: 'earlyFinish' })}>
      <Flag aria-hidden />
      {texts.finishEarly}
    </Button>
  );
};

/** The owner continues here, or recreates the squad: the server uses only `recreateFrom` of the body. */
export const RecreateButtons = ({ now }: { readonly now: number }) => {
  const { view, squad } = useSquad();
  const [createSquad] = useCreateSquadMutation();
  const navigate = useNavigate();
  const step = useStep(
    useCallback((failure) => refusedCreationText(failure, (id) => personOf(view, id).username), [view]),
  );
  const { gameId, categoryId, platform, languages, slots, payMode } = squad;
  const create = async () => {
    const { id } = await createSquad({
      body: {
        gameId,
        categoryId,
        platform,
        languages: [...languages],
        durationMinutes: 60,
        slots,
        payMode,
        recreateFrom: view.id,
      },
    }).unwrap();
    await navigate(squadPath({ gameId, squadId: id }), { replace: true });
  };
  const recreate = () => step(create, texts.recreated);
  return (
    <>
      <ResumeButton now={now} />
      <Button variant="primary" onClick={recreate}>
        {texts.recreateNow}
      </Button>
    </>
  );
};
