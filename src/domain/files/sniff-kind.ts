import type { AudioKind } from './sniff-audio';

/** Kinds of files that can be uploaded somewhere in the product; audio formats are detected by `sniffAudio`. */
export type FileKind = AudioKind | 'jpeg' | 'png' | 'webp' | 'gif' | 'mp4' | 'webm' | 'dem' | 'pdf' | 'zip' | 'text';

const ascii = (head: Uint8Array, from: number, to: number): string => String.fromCharCode(...head.subarray(from, to));

/** `dem` is a recorded match of Counter-Strike or Dota. */
const signatures: readonly (readonly [FileKind, (head: Uint8Array) => boolean])[] = [
  ['jpeg', (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff],
  ['png', (head) => ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['webp', (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP'],
  ['gif', (head) => ascii(head, 0, 6) === 'GIF87a' || ascii(head, 0, 6) === 'GIF89a'],
  ['mp4', (head) => ascii(head, 4, 8) === 'ftyp'],
  ['webm', (head) => ascii(head, 0, 4) === '\x1a\x45\xdf\xa3'],
  ['dem', (head) => ascii(head, 0, 7) === 'HL2DEMO' || ascii(head, 0, 7) === 'PBDEMS2'],
  ['pdf', (head) => ascii(head, 0, 5) === '%PDF-'],
  ['zip', (head) => ascii(head, 0, 4) === 'PK\x03\x04'],
];

/** How many first bytes `sniffKind` needs. */
export const sniffedBytes = 512;

const isPlainText = (head: Uint8Array): boolean =>
  head.length > 0 && head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);

/** The kind of a file, detected by its first bytes, whatever its name and declared type; null for an unknown kind. */
export const sniffKind = (head: Uint8Array): FileKind | null =>
  signatures.find(([, matches]) => matches(head))?.[0] ?? (isPlainText(head.subarray(0, sniffedBytes)) ? 'text' : null);
