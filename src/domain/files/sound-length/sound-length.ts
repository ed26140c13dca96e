import { type AudioKind, sniffAudio } from '../sniff-audio';
import { m4aLength } from './m4a-length';
import { mp3Length } from './mp3-length';
import { oggLength } from './ogg-length';
import { webaLength } from './weba-length';

const lengths: Readonly<Record<AudioKind, (bytes: Uint8Array) => number | null>> = {
  weba: webaLength,
  ogg: oggLength,
  mp3: mp3Length,
  m4a: m4aLength,
};

/**
 * Length of a whole sound in milliseconds, as far as its container tells where each piece lies; null if it is no
 * sound, or holds no piece, so that nothing of it plays. What browsers say of recordings is wrong at times: WebKit takes a fragment for the
 * whole.
 */
export const soundLength = (bytes: Uint8Array): number | null => {
  const kind = sniffAudio(bytes);
  return kind === null ? null : lengths[kind](bytes);
};
