import path from 'node:path';
import { fileKinds } from './file-kinds';

type KnownKind = (typeof fileKinds)[keyof typeof fileKinds];

const kinds = new Map<string, KnownKind>(Object.values(fileKinds).map((kind) => [`.${kind.extension}`, kind]));

/** What a kept file is, by the extension that we gave it. */
export const kindOfFile = (address: string): Pick<KnownKind, 'type' | 'picture'> => kinds.get(path.extname(address)) ?? { type: 'application/octet-stream', picture: false };
