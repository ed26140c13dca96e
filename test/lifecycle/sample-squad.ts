import type { SquadStatus } from '#domain/squad/facts/squad-enums.ts';
import { Walk } from './walk';

const friendLink = 'link-of-friend';

/** Owner, mate, friend and client in a published squad of five; one slot is free, so it stays in PENDING. */
const gathering = (): Walk =>
  Walk.create({ visible: true, friends: [{ friendId: null, token: friendLink }] })
    .accepts('mate')
    .joins('friend', friendLink)
    .joins('client');

const ready = (): Walk => gathering().does('owner', 'squad.unpublish');
const started = (): Walk => ready().pays('owner').pays('client').does('mate', 'squad.confirm');
const playing = (): Walk => started().does('owner', 'squad.confirm').does('mate', 'squad.confirm');

/** Brings the squad of the lifecycle table into each status. */
export const sampleSquad: Readonly<Record<SquadStatus, () => Walk>> = {
  PENDING: gathering,
  READY: ready,
  STARTED: started,
  IN_A_GAME: () => playing().after(20),
  FINISHED: () => playing().after(60).timer('squad.durationElapsed').after(60),
  DISBANDED: () => ready().disbands('owner'),
};
