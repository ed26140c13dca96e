import type { FileKind } from '#domain/files/file-kind.ts';
import { sniffAudio } from '#domain/files/sniff-audio.ts';

/** What a file is by its bytes. `heic` is told apart because people send it and nothing but Apple's devices shows it. */
export type SniffedKind = FileKind | 'heic';

/** How many first bytes `sniffKind` needs: what file-type reads of a stream. */
export const sniffedBytes = 4100;

const byType = new Map<string, SniffedKind>([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
  ['image/heic', 'heic'],
  ['image/heif', 'heic'],
  ['image/heic-sequence', 'heic'],
  ['image/heif-sequence', 'heic'],
  ['video/mp4', 'mp4'],
  ['video/x-m4v', 'mp4'],
  ['video/3gpp', 'mp4'],
  ['video/3gpp2', 'mp4'],
  ['video/quicktime', 'mov'],
  ['video/webm', 'webm'],
  ['video/matroska', 'mkv'],
  ['audio/mp4', 'm4a'],
  ['audio/x-m4a', 'm4a'],
  ['audio/mpeg', 'mp3'],
  ['audio/ogg', 'ogg'],
  ['audio/ogg; codecs=opus', 'ogg'],
  ['application/pdf', 'pdf'],
]);

const startsWith = (head: Uint8Array, text: string): boolean =>
  Array.from(text, (letter) => letter.charCodeAt(0)).every((byte, at) => head[at] === byte);

const isPlainText = (head: Uint8Array): boolean =>
  head.length > 0 && head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);

/**
 * The kind of a file, detected by its first bytes, whatever its name and declared type; null for an unknown kind. A
 * document of Office is a ZIP here: it is only ever saved.
 */
export const sniffKind = async (bytes: Uint8Array): Promise<SniffedKind | null> => {
  const head = bytes.subarray(0, sniffedBytes);
  if (startsWith(head, 'HL2DEMO') || startsWith(head, 'PBDEMS2')) return 'dem';
  if (startsWith(head, 'PK\x03\x04')) return 'zip';
  // Loaded with the first upload: the package is an ES module, of which `require` warns.
  const { fileTypeFromBuffer } = await import('file-type/core');
  const known = byType.get((await fileTypeFromBuffer(head))?.mime ?? '');
  // A sound in WebM has the type of a video: its tracks tell.
  if (known === 'webm' && sniffAudio(bytes) === 'weba') return 'weba';
  return known ?? (isPlainText(head) ? 'text' : null);
};
