import type { SquadActor, UserId } from '../squad-actor';
import type { SquadEffect } from '../squad-effect';
import type { SquadNotice } from '../squad-notice';

/** A notice to people; whoever made the step is not told of it. */
export const tell = (notice: SquadNotice, by: SquadActor, userIds: readonly UserId[]): SquadEffect => ({
  type: 'notify',
  params: { notice, by, userIds: userIds.filter((id) => id !== by) },
});
