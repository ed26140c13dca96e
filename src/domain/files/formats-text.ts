import { listText } from '../text/size-text';
import type { FileKind } from './file-kind';

const names: Readonly<Record<FileKind, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  avif: 'AVIF',
  mp4: 'MP4',
  mov: 'MOV',
  webm: 'WebM',
  mkv: 'MKV',
  dem: 'DEM',
  pdf: 'PDF',
  zip: 'ZIP',
  text: 'TXT',
  weba: 'WebM',
  ogg: 'Ogg',
  mp3: 'MP3',
  m4a: 'M4A',
};

/** The name of a file’s format, the same in every language. */
export const formatName = (kind: FileKind): string => names[kind];

/** The formats of files by name, wherever people are told what they may upload: «JPEG, PNG и WebP». */
export const formatsText = (kinds: readonly FileKind[], last: 'и' | 'или' = 'и'): string =>
  listText(kinds.map(formatName), last);
