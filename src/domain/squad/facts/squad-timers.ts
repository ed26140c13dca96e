import { hours, minutes, seconds } from '../../time/durations';

/** How long a squad waits, in milliseconds. */
export const squadTimers = {
  /** PENDING: disbanded after this time without a step of a person. */
  idle: minutes(60),
  mateInvitation: minutes(10),
  friendInvitation: minutes(30),
  /** READY: time to pay and confirm; the quote holds as long. */
  confirmation: minutes(15),
  /** STARTED: time to come to the lobby. */
  lobby: minutes(10),
  /** Extra time for a client owner who is late to the lobby. */
  lobbyExtension: minutes(5),
  settlement: hours(24),
  hot: minutes(15),
  offer: minutes(5),
  /** Total pause for recreating a squad. */
  recreation: minutes(15),
  /** Lifetime of a quote shown outside of READY. */
  quote: minutes(15),
  pingPause: seconds(60),
} as const;
