import { hours, minutes, seconds } from '../../time/durations';

/** How long a squad waits, in milliseconds. */
export const squadTimers = {
  /** PENDING without a step of a person. */
  idle: minutes(60),
  mateInvitation: minutes(10),
  friendInvitation: minutes(30),
  /** READY: the quote holds as long. */
  confirmation: minutes(15),
  /** STARTED. */
  lobby: minutes(10),
  /** More for a client owner who is late to the lobby. */
  lobbyExtension: minutes(5),
  settlement: hours(24),
  hot: minutes(15),
  offer: minutes(5),
  /** Pauses for recreating a squad, in all. */
  recreation: minutes(15),
  /** A quote shown outside READY. */
  quote: minutes(15),
  pingPause: seconds(60),
} as const;
