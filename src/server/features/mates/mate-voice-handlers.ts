import type { mateVoiceContract } from '#contract/mates/mate-voice.ts';
import { audioKinds, sniffAudio } from '#domain/files/sniff-audio.ts';
import { soundLength } from '#domain/files/sound-length/sound-length.ts';
import { isVoiceTooLong, voiceTerms } from '#domain/mates/voice.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Handler, Handlers } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { withoutPlace } from '../../platform/uploads/forget-place';
import { readUpload } from '../../platform/uploads/read-upload';
import { discardFile, recordFile, storeFile } from '../../platform/uploads/stored-files';
import { setVoice } from '../mate-access/public';

const { maxBytes, uploads } = voiceTerms;

const rules = {
  field: 'file',
  maxBytes,
  kinds: audioKinds,
  sniff: sniffAudio,
  tooLarge: 'MATE_VOICE_TOO_LARGE',
  wrongKind: 'MATE_VOICE_INVALID_TYPE',
} as const;

/**
 * Stores a new voice recording of the mate; the previous one is deleted once no row refers to it.
 * @throws Refusal MATE_VOICE_INVALID_TYPE, MATE_VOICE_TOO_LARGE, MATE_VOICE_TOO_LONG, RATE_LIMITED, FORBIDDEN for a
 * person who is no longer a mate
 */
const changeVoice: Handler<(typeof mateVoiceContract)['PUT /v1/mates/me/voice']> = async (app, { actor, http }) => {
  await limitRate(app, `voice:${actor.id}`, uploads.tries, uploads.window);
  const { kind, bytes } = await readUpload(http.request, rules);
  if (isVoiceTooLong(soundLength(bytes))) throw new Refusal('MATE_VOICE_TOO_LONG');
  const voiceUrl = await storeFile(app.files, 'voices', kind, await withoutPlace(bytes));
  await recordFile(
    () =>
      inTransaction(app.db, async (tx) => {
        if ((await setVoice(tx, actor.id, voiceUrl)) === null) throw new Refusal('FORBIDDEN');
      }),
    () => discardFile(app, voiceUrl),
  );
  return { voiceUrl };
};

export const mateVoiceHandlers: Handlers<typeof mateVoiceContract> = {
  'PUT /v1/mates/me/voice': changeVoice,
  'DELETE /v1/mates/me/voice': async (app, { actor }) => {
    await inTransaction(app.db, (tx) => setVoice(tx, actor.id, null));
  },
};
