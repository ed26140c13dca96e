import { hours } from '#domain/time/durations.ts';
import type { appealsContract } from '#contract/people/appeals.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Handlers } from '../../platform/http/call';
import { networkOf } from '../../platform/http/network-of';
import { limitRate } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { requireActive } from '../../platform/sessions/require-active';
import { readBlockPass } from '../users/public';
import { decisionId } from './kinds/kind-of-decision';
import { kindsOfDecisions } from './kinds/kinds-of-decisions';
import { appealedView, decisionView, findAppeal, listOwnDecisions } from './own-decisions';
import { makeAppealIn } from './make-appeal';

const limits = { appeals: { tries: 30, window: hours(1) }, passes: { tries: 60, window: hours(1) } } as const;

/** The block that a pass is for. @throws Refusal APPEAL_NOT_FOUND */
const blockOfPass = (app: App, pass: string): { readonly personId: string; readonly decision: string } => {
  const blocked = readBlockPass(app.secret, pass);
  if (blocked === null) throw new Refusal('APPEAL_NOT_FOUND');
  return { personId: blocked.userId, decision: decisionId(blocked.userId, new Date(blocked.blockedAt)) };
};

export const appealsHandlers: Handlers<typeof appealsContract> = {
  'GET /v1/appeals': async (app, { actor }) => ({ items: [...(await listOwnDecisions(app, actor.id))] }),
  'POST /v1/appeals': async (app, { actor, body }) => {
    await limitRate(app, `appeal:${actor.id}`, limits.appeals.tries, limits.appeals.window);
    return inTransaction(app.db, async (tx) => {
      await requireActive(tx, actor.id);
      return makeAppealIn(app, tx, { personId: actor.id, ...body });
    });
  },
  'POST /v1/appeals/block/read': async (app, { body, http }) => {
    await limitRate(app, `block-pass:${networkOf(http.request.ip)}`, limits.passes.tries, limits.passes.window);
    const { decision } = blockOfPass(app, body.pass);
    const made = await findAppeal(app.db, 'BLOCK', decision);
    const standing = await kindsOfDecisions.BLOCK.read(app.db, decision);
    if (standing !== null) return decisionView('BLOCK', standing, made);
    if (made !== null) return appealedView(made);
    throw new Refusal('APPEAL_NOT_FOUND');
  },
  'POST /v1/appeals/block': async (app, { body: { pass, words }, http }) => {
    await limitRate(app, `block-pass:${networkOf(http.request.ip)}`, limits.passes.tries, limits.passes.window);
    const block = blockOfPass(app, pass);
    return inTransaction(app.db, (tx) => makeAppealIn(app, tx, { ...block, kind: 'BLOCK', words }));
  },
};
