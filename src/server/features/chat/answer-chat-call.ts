import { parse } from 'zod/v4/core';
import {
  type ChatAck,
  type ChatCallName,
  chatCalls,
  type ChatRefusal,
  type ChatRequest,
} from '#contract/chat/chat-calls.ts';
import { errorTable } from '#contract/errors/error-table.ts';
import type { ErrorCode } from '#contract/errors/error-code.ts';
import type { App } from '../../platform/app';
import { codeOfError } from '../../platform/http/error-reply';
import { parseInput } from '../../platform/http/parse-input';
import { Refusal } from '../../platform/http/refusal';

const refusal = (code: ErrorCode): ChatRefusal => ({ ok: false, code, message: errorTable[code].message });

const codeOf = (app: App, event: string, problem: unknown): ErrorCode => {
  if (!(problem instanceof Refusal)) app.log.error({ err: problem, event }, 'chat event failed');
  return codeOfError(problem);
};

/** Parses a socket event, executes it and returns its acknowledgement; never throws. */
export const answerChatCall = async <N extends ChatCallName>(
  app: App,
  name: N,
  payload: unknown,
  carryOut: (request: ChatRequest<N>) => Promise<object>,
): Promise<ChatAck<N>> => {
  try {
    const request = parseInput('body', chatCalls[name].request, payload);
    const answer = await carryOut(request as ChatRequest<N>);
    // Fields that the contract does not name are stripped.
    const named = parse(chatCalls[name].response, answer);
    return { ok: true, ...named } as ChatAck<N>;
  } catch (problem) {
    return refusal(codeOf(app, name, problem));
  }
};
