import type { adminMatesContract } from '#contract/admin/people/mates.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { writeAudit } from '../../audit/public';
import { changeTerms } from '../standing/change-terms';
import { lockMateForAct, mateSubject } from './lock-for-act';

/** @throws Refusal as `lockMateForAct` */
export const changePercent: Handler<(typeof adminMatesContract)['PUT /v1/admin/mates/{id}/percent']> = (
  app,
  { actor, params, body },
) =>
  inTransaction(app.db, async (tx) => {
    const mate = await lockMateForAct(tx, actor, params.id, body.seen);
    const { percent, comment, grade = mate.grade } = body;
    await changeTerms(tx, mate, {
      grade,
      percent,
      reason: 'ADMINISTRATOR',
      by: actor.id,
      comment,
      at: new Date(app.clock.now()),
    });
    await writeAudit(app, tx, actor.id, {
      action: 'mate.percent',
      subject: mateSubject(params.id),
      details: { from: { grade: mate.grade, percent: mate.percent }, to: { grade, percent }, reason: comment },
    });
  });
