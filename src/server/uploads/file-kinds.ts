/** What may be kept in the files folder: its extension is ours, its type is said by us, and only pictures open in the browser. */
export const fileKinds = {
  jpeg: { extension: 'jpg', type: 'image/jpeg', picture: true },
  png: { extension: 'png', type: 'image/png', picture: true },
  webp: { extension: 'webp', type: 'image/webp', picture: true },
  gif: { extension: 'gif', type: 'image/gif', picture: true },
  mp4: { extension: 'mp4', type: 'video/mp4', picture: false },
  webm: { extension: 'webm', type: 'video/webm', picture: false },
  /** A recorded match of Counter-Strike or Dota. */
  dem: { extension: 'dem', type: 'application/octet-stream', picture: false },
  pdf: { extension: 'pdf', type: 'application/pdf', picture: false },
  zip: { extension: 'zip', type: 'application/zip', picture: false },
  text: { extension: 'txt', type: 'text/plain; charset=utf-8', picture: false },
} as const;

export type FileKind = keyof typeof fileKinds;
