import * as z from 'zod/mini';
import { voiceTerms } from '#domain/mates/voice.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { sizeInEnglish } from '../kit/limits-in-english';

export const mateVoiceContract = endpoints({
  'PUT /v1/mates/me/voice': endpoint({
    access: 'mate',
    summary: `A mate’s voice, which everybody may hear: WebM, Ogg, MP3 or M4A without video up to ${voiceTerms.longest / 1000} s and ${sizeInEnglish(voiceTerms.maxBytes)}`,
    file: 'file',
    response: z.object({ voiceUrl: z.string() }),
    errors: ['MATE_VOICE_INVALID_TYPE', 'MATE_VOICE_TOO_LARGE', 'MATE_VOICE_TOO_LONG'],
  }),
  'DELETE /v1/mates/me/voice': endpoint({ access: 'mate', summary: 'Removes one’s voice', errors: [] }),
});
