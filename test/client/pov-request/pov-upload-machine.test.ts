import { SimulatedClock, createActor, fromPromise, waitFor } from 'xstate';
import type { ApiFailure } from '#client/api/api-error.ts';
import { povUploadMachine, type UploadPosition } from '#client/features/pov-request/pov-upload-machine.ts';
import { aFailure } from '../../support/client/a-failure';

const size = 30;
const part = 10;

/** A server that stores what arrives; the faults are thrown instead of the next responses. */
const uploading = (faults: ApiFailure[] = [], stored = 0, faultsOfDeclaring: ApiFailure[] = []) => {
  const server = { stored, parts: 0, declared: 0 };
  const clock = new SimulatedClock();
  const declare = fromPromise<UploadPosition>(async () => {
    server.declared += 1;
    const fault = faultsOfDeclaring.shift();
    if (fault !== undefined) throw fault;
    return { fileId: 'f', offset: server.stored };
  });
  const sendPart = fromPromise<UploadPosition, UploadPosition>(async () => {
    server.parts += 1;
    const fault = faults.shift();
    if (fault !== undefined) throw fault;
    server.stored = Math.min(size, server.stored + part);
    return { fileId: 'f', offset: server.stored };
  });
  const actor = createActor(povUploadMachine.provide({ actors: { declare, sendPart } }), {
    input: { size },
    clock,
  }).start();
  return { actor, server, clock };
};

const reached = (
  actor: ReturnType<typeof uploading>['actor'],
  state: 'done' | 'sending' | 'waiting' | 'paused' | 'refused' | 'unfit',
) => waitFor(actor, (snapshot) => snapshot.matches(state));

describe('an upload', () => {
  test('goes part by part to the end', async () => {
    const { actor, server } = uploading();
    await reached(actor, 'done');
    expect(server).toEqual({ stored: size, parts: 3, declared: 1 });
  });

  test('begins where an earlier one stopped, and sends nothing of a whole file', async () => {
    const { actor, server } = uploading([], 20);
    await reached(actor, 'done');
    expect(server.parts).toBe(1);
    const whole = uploading([], size);
    await reached(whole.actor, 'done');
    expect(whole.server.parts).toBe(0);
  });

  test.each([0, 401, 429, 500])('waits and goes on by itself after a failure of status %i', async (status) => {
    const { actor, server, clock } = uploading([aFailure(status)]);
    await reached(actor, 'waiting');
    clock.increment(3000);
    await reached(actor, 'done');
    expect(server).toMatchObject({ stored: size, declared: 2 });
  });

  test('asks for the right place when another tab was faster', async () => {
    const { actor, server } = uploading([aFailure(409, 'POV_OFFSET_MISMATCH')]);
    await reached(actor, 'done');
    expect(server).toMatchObject({ stored: size, declared: 2 });
  });

  test('a refusal stops it with its reason; pressing again tries again', async () => {
    const refusal = aFailure(409, 'POV_REQUESTS_FILES_LIMIT');
    const { actor } = uploading([refusal]);
    expect((await reached(actor, 'refused')).context.problem).toBe(refusal);
    actor.send({ type: 'upload.resumed' });
    await reached(actor, 'done');
  });

  test.each(['POV_FILE_INVALID', 'POV_REQUESTS_FILE_TOO_LARGE'] as const)(
    'a file refused with %s does not go on',
    async (code) => {
      const { actor, server } = uploading([aFailure(400, code)]);
      await reached(actor, 'unfit');
      actor.send({ type: 'upload.resumed' });
      expect(actor.getSnapshot().matches('unfit')).toBe(true);
      expect(server.declared).toBe(1);
    },
  );

  test.each([
    [aFailure(0, 'NETWORK_ERROR'), 'waiting'],
    [aFailure(403, 'FORBIDDEN'), 'refused'],
    [aFailure(400, 'POV_FILE_INVALID'), 'unfit'],
  ] as const)('before its first part, %o leaves it %s', async (fault, state) => {
    const { actor, server } = uploading([], 0, [fault]);
    expect((await reached(actor, state)).context.problem).toBe(fault);
    expect(server).toEqual({ stored: 0, parts: 0, declared: 1 });
  });

  test('a pause holds until it is lifted', async () => {
    const { actor, server } = uploading();
    actor.send({ type: 'upload.paused' });
    await reached(actor, 'paused');
    expect(server.stored).toBe(0);
    actor.send({ type: 'upload.resumed' });
    await reached(actor, 'done');
  });

  test('a pause stops the parts, and the next one goes from where the server is', async () => {
    const { actor, server } = uploading();
    await reached(actor, 'sending');
    actor.send({ type: 'upload.paused' });
    await reached(actor, 'paused');
    actor.send({ type: 'upload.resumed' });
    await reached(actor, 'done');
    expect(server).toMatchObject({ stored: size, declared: 2 });
  });

  test('without a connection it is paused, or goes on at once when pressed', async () => {
    const { actor, server, clock } = uploading([aFailure(0), aFailure(0)]);
    await reached(actor, 'waiting');
    actor.send({ type: 'upload.paused' });
    clock.increment(3000);
    expect(actor.getSnapshot().value).toBe('paused');
    actor.send({ type: 'upload.resumed' });
    await reached(actor, 'waiting');
    actor.send({ type: 'upload.resumed' });
    await reached(actor, 'done');
    expect(server).toMatchObject({ stored: size, declared: 3 });
  });
});
