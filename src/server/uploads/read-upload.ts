import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal';
import { demandFile } from './demand-file';
import { shownName } from './shown-name';
import { sniffKind } from './sniff-kind';
import type { Upload, UploadRules } from './upload-rules';

/**
 * Reads a small file (up to some megabytes) into memory and checks what it is by its bytes.
 * @throws Refusal VALIDATION_ERROR without a file, and the two codes of the rules
 */
export const readUpload = async (request: FastifyRequest, rules: UploadRules): Promise<Upload> => {
  const coming = await demandFile(request, rules);
  const parts: Buffer[] = [];
  for await (const part of coming.file) parts.push(part);
  if (coming.file.truncated) throw new Refusal(rules.tooLarge, { maxBytes: rules.maxBytes });
  const bytes = Buffer.concat(parts);
  const kind = sniffKind(bytes);
  if (kind === null || !rules.kinds.includes(kind)) throw new Refusal(rules.wrongKind);
  return { kind, bytes, name: shownName(coming.filename) };
};
