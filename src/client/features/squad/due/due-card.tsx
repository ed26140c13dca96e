import { Suspense, useEffect } from 'react';
import styled from 'styled-components';
import { BellRing } from '#client/kit/icons/bell-ring.tsx';
import { nextDeadline } from '#domain/squad/deadlines.ts';
import { offerOf } from '#domain/squad/selectors/invitations.ts';
import type { PublicSquadState } from '#domain/squad/facts/squad-context.ts';
import { dueKind, type DueKind } from './due-kind';
import { texts } from './texts';
import { texts as squadTexts } from '../texts';
import { usePageTitle } from '#client/kit/routing/page-title.tsx';
import { playedMs } from '#domain/squad/selectors/played-time.ts';
import { minutes } from '#domain/time/durations.ts';
import { Meter } from '#client/kit/display/progress-bar.tsx';
import type { Member } from '../page-state/members';
import { nameOf, useSquad } from '../page-state/squad-page-state';
import { messengerNames } from '#domain/notifications/notifier.ts';
import { useNotifiersOfQuery } from '#client/entities/notification/notifier-api.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { Countdown } from '#client/kit/display/date-and-countdown.tsx';
import { NearingDeadline } from '#client/kit/display/nearing-deadline.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { lazyComponent } from '#client/kit/overlay/lazy-component.tsx';
import { useFocusFallback } from '#client/kit/controls/use-focus-fallback.ts';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { DueButtons } from './due-buttons';
import { DueActions, DueBox, DueText, DueTimer } from './due-styles';
import { dueText, dueTitle } from './due-text';

interface DueCountdown {
  /** Epoch ms. */
  readonly until: number;
  readonly label: string;
}

/** The current countdown and its label; null when none runs. A mate who answered a hot squad has one of their own. */
export const dueCountdown = (kind: DueKind, state: PublicSquadState, by: string): DueCountdown | null => {
  const offer = kind === 'offered' ? offerOf(state.context, by) : null;
  if (offer !== null) return { until: offer.expiresAt, label: texts.until['squad.offerExpired'] };
  const next = nextDeadline(state);
  return next && { until: next.at, label: texts.until[next.kind] };
};

const Line = styled.div`
  display: flex;
  margin-top: 16px;
`;

/** How much of the game has been played; paused while the squad is being recreated. */
const PlayedBar = ({ now }: { readonly now: number }) => {
  const { squad } = useSquad();
  return (
    <Line>
      <Meter label={texts.played} max={squad.durationMinutes} value={Math.floor(playedMs(squad, now) / minutes(1))} />
    </Line>
  );
};

const PingReachLine = styled.div`
  display: flex;
  gap: 8px;
  margin-top: 6px;
  color: ${theme.color.text3};
  font-size: 13px;
  overflow-wrap: anywhere;
  svg {
    flex-shrink: 0;
    width: 14px;
    height: 14px;
    margin-top: 3px;
  }
`;

/** Members for whom reachability can be requested: not those only invited as friends. */
const isAsked = ({ state, type }: Member): boolean => state === 'JOINED' || type === 'MATE';

const Person = ({ member }: { readonly member: Member }) => {
  const { view } = useSquad();
  const { data } = useNotifiersOfQuery({ params: { id: member.id } }, { skip: !isAsked(member) });
  const messengers = (data ?? []).flatMap(({ name }) => (name === 'email' ? [] : [messengerNames[name]]));
  return <>{texts.reaches(nameOf(view, member.id), messengers)}</>;
};

/** Where a ping reaches those who are awaited: on the site, and in the messengers they have connected. */
const PingReach = () => {
  const { members, me, awaited: ids, isPast } = useSquad();
  const awaited = isPast ? [] : members.filter(({ id }) => id !== me.id && ids.includes(id));
  if (awaited.length === 0) return null;
  return (
    <PingReachLine>
      <BellRing aria-hidden />
      <span>
        {texts.reach}{' '}
        {awaited.map((member, index) => (
          <span key={member.id}>
            {index > 0 && '; '}
            <Person member={member} />
          </span>
        ))}
        .
      </span>
    </PingReachLine>
  );
};

const waits: ReadonlySet<DueKind> = new Set([
  'gather',
  'waitReady',
  'waitLobby',
  'play',
  'waitEarlyFinish',
  'waitRecreation',
  'waitDispute',
  'waitSettlement',
  'settled',
  'disbanded',
  'offered',
]);

const hasPing: ReadonlySet<DueKind> = new Set(['gather', 'waitReady', 'waitLobby']);

/** Loaded lazily, as it needs the squad's machine. */
const sums = lazyComponent(() =>
  import(/* webpackChunkName: "squad-sums" */ '../play/early-finish-sums').then((m) => m.EarlyFinishSums),
);

/** What is due, from whom, and until when, as its buttons say it; a page of the past shows it too. */
const DueView = ({ title, now }: { readonly title: string; readonly now: number }) => {
  const pageState = useSquad();
  const kind = dueKind(pageState.state, pageState.me.id, now);
  const countdown = dueCountdown(kind, pageState.state, pageState.me.id);
  const text = dueText(kind, pageState);
  return (
    <>
      <DueText>
        {/* Put in anew as one part: of two parts that change Firefox tells one by one, and one may be lost. */}
        <div aria-live={pageState.isPast ? 'off' : 'polite'}>
          <div key={`${title} ${text}`} aria-atomic>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </div>
        {(kind === 'answerEarlyFinish' || kind === 'waitEarlyFinish') && (
          <Suspense fallback={<Skeleton $height={66} $radius="12px" />}>
            <sums.Component asker={null} now={now} />
          </Suspense>
        )}
        {hasPing.has(kind) && <PingReach />}
      </DueText>
      {countdown !== null && (
        <DueTimer>
          <Countdown until={new Date(countdown.until).toISOString()} large />
          <span>{countdown.label}</span>
          {!pageState.isPast && (
            <NearingDeadline until={new Date(countdown.until).toISOString()} label={countdown.label} />
          )}
        </DueTimer>
      )}
      <DueActions>
        <DueButtons kind={kind} now={now} />
      </DueActions>
    </>
  );
};

/** The same of a page of the past. */
export const PastDue = () => {
  const pageState = useSquad();
  const now = useServerNow();
  const kind = dueKind(pageState.state, pageState.me.id, now);
  return (
    <>
      <DueBox as="div" $mine={!waits.has(kind)}>
        <DueView title={dueTitle(kind, pageState)} now={now} />
      </DueBox>
      {pageState.state.value === 'IN_A_GAME' && <PlayedBar now={now} />}
    </>
  );
};

/**
 * What is due now, from whom, and until when. The machine is evaluated again each second, as its rules depend on time.
 */
export const DueCard = () => {
  const pageState = useSquad();
  const now = useServerNow();
  const kind = dueKind(pageState.state, pageState.me.id, now);
  const title = dueTitle(kind, pageState);
  const focusRef = useFocusFallback<HTMLElement>();
  const isPlaying = pageState.state.value === 'IN_A_GAME';
  useEffect(() => {
    if (isPlaying) void sums.preload();
  }, [isPlaying]);
  // Synchronised with other tabs.
  usePageTitle(`${title} · ${squadTexts.browserTitle(pageState.view.id)}`);
  return (
    <>
      <DueBox ref={focusRef} tabIndex={-1} $mine={!waits.has(kind)} aria-label={texts.step}>
        <DueView title={title} now={now} />
      </DueBox>
      {isPlaying && <PlayedBar now={now} />}
    </>
  );
};
