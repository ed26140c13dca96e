import * as z from 'zod/mini';
import { voiceTerms } from '#domain/mates/voice.ts';
import { sizeText } from '#domain/text/size-text.ts';
import { endpoint, endpoints } from '../kit/endpoint';

export const mateVoiceContract = endpoints({
  'PUT /v1/mates/me/voice': endpoint({
    access: 'mate',
    summary: `Голос напарника для всех: WebM, Ogg, MP3 или M4A без видео до ${sizeText(voiceTerms.maxBytes)}`,
    file: 'file',
    response: z.object({ voiceUrl: z.string() }),
    errors: ['MATE_VOICE_INVALID_TYPE', 'MATE_VOICE_TOO_LARGE'],
  }),
  'DELETE /v1/mates/me/voice': endpoint({ access: 'mate', summary: 'Убирает свой голос', errors: [] }),
});
