import type { FileKind } from '#domain/files/file-kind.ts';
import { kindOfName } from '#domain/files/names-of-kinds.ts';

/** Kinds of files that may be stored: we choose the content type, and only pictures open in the browser. */
export const fileKinds = {
  jpeg: { type: 'image/jpeg', picture: true },
  png: { type: 'image/png', picture: true },
  webp: { type: 'image/webp', picture: true },
  gif: { type: 'image/gif', picture: true },
  avif: { type: 'image/avif', picture: true },
  mp4: { type: 'video/mp4', picture: false },
  mov: { type: 'video/quicktime', picture: false },
  webm: { type: 'video/webm', picture: false },
  mkv: { type: 'video/x-matroska', picture: false },
  weba: { type: 'audio/webm', picture: false },
  ogg: { type: 'audio/ogg', picture: false },
  mp3: { type: 'audio/mpeg', picture: false },
  m4a: { type: 'audio/mp4', picture: false },
  /** A recorded match of Counter-Strike or Dota. */
  dem: { type: 'application/octet-stream', picture: false },
  pdf: { type: 'application/pdf', picture: false },
  zip: { type: 'application/zip', picture: false },
  text: { type: 'text/plain; charset=utf-8', picture: false },
} as const satisfies Readonly<Record<FileKind, object>>;

type KnownKind = (typeof fileKinds)[keyof typeof fileKinds];

/** The kind of a stored file, by the extension that we gave it. */
export const kindOfFile = (address: string): Pick<KnownKind, 'type' | 'picture'> => {
  const kind = kindOfName(address);
  return kind === null ? { type: 'application/octet-stream', picture: false } : fileKinds[kind];
};
