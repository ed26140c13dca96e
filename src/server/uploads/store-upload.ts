import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { Refusal } from '../http/refusal';
import { demandFile } from './demand-file';
import { newFileAddress, pathOfFile } from './file-address';
import type { FileKind } from './file-kinds';
import { partsFolder } from './files-folder';
import type { FileOwner } from './files-folder';
import { shownName } from './shown-name';
import { sniffKind, sniffedBytes } from './sniff-kind';
import type { UploadRules } from './upload-rules';

interface StoredUpload {
  readonly address: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly size: number;
}

const headOf = async (place: string): Promise<Buffer> => {
  const handle = await fs.open(place);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/**
 * Streams a file of any size to the disk as it is and keeps it when its bytes are of an admitted kind; otherwise nothing stays.
 * @throws Refusal VALIDATION_ERROR without a file, and the two codes of the rules
 */
export const storeUpload = async (config: Pick<Config, 'dataDir'>, request: FastifyRequest, owner: FileOwner, rules: UploadRules): Promise<StoredUpload> => {
  const coming = await demandFile(request, rules);
  const growing = path.join(partsFolder(config), randomUUID());
  await fs.mkdir(partsFolder(config), { recursive: true });
  try {
    await pipeline(coming.file, createWriteStream(growing, { flags: 'wx', mode: 0o640 }));
    if (coming.file.truncated) throw new Refusal(rules.tooLarge, { maxBytes: rules.maxBytes });
    const kind = sniffKind(await headOf(growing));
    if (kind === null || !rules.kinds.includes(kind)) throw new Refusal(rules.wrongKind);
    const { size } = await fs.stat(growing);
    const address = newFileAddress(owner, kind);
    const place = pathOfFile(config, address);
    if (place === null) throw new Error(`no place for ${address}`);
    await fs.mkdir(path.dirname(place), { recursive: true });
    await fs.rename(growing, place);
    return { address, kind, size, name: shownName(coming.filename) };
  } finally {
    await fs.rm(growing, { force: true });
  }
};
