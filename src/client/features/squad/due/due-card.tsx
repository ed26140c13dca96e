import { Countdown } from '../../../ui/data/countdown';
import { useServerNow } from '../../../ui/time/use-server-now';
import { useSquad } from '../scene/squad-scene';
import { dueCountdown } from './due-countdown';
import { DueButtons } from './due-buttons';
import { dueKind } from './due-kind';
import type { DueKind } from './due-kind';
import { DueActions, DueBox, DueText, DueTimer } from './due-look';
import { dueText, dueTitle } from './due-words';
import { EarlyFinishSums } from '../play/early-finish-sums';
import { PingReach } from './ping-reach';
import { PlayedBar } from './played-bar';
import { texts } from './texts';

const waits: ReadonlySet<DueKind> = new Set(['gather', 'waitReady', 'waitLobby', 'play', 'waitEarlyFinish', 'waitRecreation', 'waitDispute', 'waitSettlement', 'settled', 'disbanded', 'offered']);

const hasPing: ReadonlySet<DueKind> = new Set(['gather', 'waitReady', 'waitLobby']);

/** What is due now, from whom, and how long there is for it. It asks the machine anew each second: time is one of its rules. */
export const DueCard = () => {
  const scene = useSquad();
  const now = useServerNow();
  const kind = dueKind(scene.state, scene.me.id, now);
  const countdown = dueCountdown(kind, scene.state, scene.me.id);
  return (
    <>
      <DueBox $mine={!waits.has(kind)} aria-label={texts.step}>
        <DueText>
          <h2>{dueTitle(kind, scene)}</h2>
          <p>{dueText(kind, scene)}</p>
          {(kind === 'answerEarlyFinish' || kind === 'waitEarlyFinish') && <EarlyFinishSums asker={null} now={now} />}
          {hasPing.has(kind) && <PingReach />}
        </DueText>
        {countdown !== null && (
          <DueTimer>
            <Countdown until={new Date(countdown.until).toISOString()} large />
            <span>{countdown.label}</span>
          </DueTimer>
        )}
        <DueActions>
          <DueButtons kind={kind} now={now} />
        </DueActions>
      </DueBox>
      {scene.view.status === 'IN_A_GAME' && <PlayedBar now={now} />}
    </>
  );
};
