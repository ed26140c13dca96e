import path from 'node:path';
import type { FileKind } from '#domain/files/file-kind.ts';

/** Kinds of files that may be stored: we choose extension and content type, and only pictures open in the browser. */
export const fileKinds = {
  jpeg: { extension: 'jpg', type: 'image/jpeg', picture: true },
  png: { extension: 'png', type: 'image/png', picture: true },
  webp: { extension: 'webp', type: 'image/webp', picture: true },
  gif: { extension: 'gif', type: 'image/gif', picture: true },
  avif: { extension: 'avif', type: 'image/avif', picture: true },
  mp4: { extension: 'mp4', type: 'video/mp4', picture: false },
  mov: { extension: 'mov', type: 'video/quicktime', picture: false },
  webm: { extension: 'webm', type: 'video/webm', picture: false },
  mkv: { extension: 'mkv', type: 'video/x-matroska', picture: false },
  weba: { extension: 'weba', type: 'audio/webm', picture: false },
  ogg: { extension: 'ogg', type: 'audio/ogg', picture: false },
  mp3: { extension: 'mp3', type: 'audio/mpeg', picture: false },
  m4a: { extension: 'm4a', type: 'audio/mp4', picture: false },
  /** A recorded match of Counter-Strike or Dota. */
  dem: { extension: 'dem', type: 'application/octet-stream', picture: false },
  pdf: { extension: 'pdf', type: 'application/pdf', picture: false },
  zip: { extension: 'zip', type: 'application/zip', picture: false },
  text: { extension: 'txt', type: 'text/plain; charset=utf-8', picture: false },
} as const satisfies Readonly<Record<FileKind, object>>;

type KnownKind = (typeof fileKinds)[keyof typeof fileKinds];

const kinds = new Map<string, KnownKind>(Object.values(fileKinds).map((kind) => [`.${kind.extension}`, kind]));

/** The kind of a stored file, by the extension that we gave it. */
export const kindOfFile = (address: string): Pick<KnownKind, 'type' | 'picture'> =>
  kinds.get(path.extname(address)) ?? { type: 'application/octet-stream', picture: false };
