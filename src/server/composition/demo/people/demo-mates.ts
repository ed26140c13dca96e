import type { DemoMate } from './demo-mate';
import { cs2Mates } from './mates-cs2';
import { dota2Mates } from './mates-dota2';
import { apexMates, pubgMates, wotMates } from './mates-other';
import { valorantMates } from './mates-valorant';

/** Sixty mates by game. */
export const demoMates: Readonly<Record<string, readonly DemoMate[]>> = {
  cs2: cs2Mates,
  dota2: dota2Mates,
  valorant: valorantMates,
  apex: apexMates,
  pubg: pubgMates,
  wot: wotMates,
};
