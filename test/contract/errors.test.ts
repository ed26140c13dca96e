import { apiErrorBody, validationDetails } from '#contract/errors/api-error-body.ts';
import { errorCodes, type ErrorCode } from '#contract/errors/error-code.ts';
import { deskMessage } from '#contract/errors/desk-message.ts';
import { errorTable } from '#contract/errors/error-table.ts';
import { declaredErrors } from '#contract/kit/declared-errors.ts';
import { contractRoutes } from '../support/security/contract-routes';

/** Codes with the same meaning on two screens share one text. */
const twins: readonly (readonly ErrorCode[])[] = [['AUTH_USERNAME_ALREADY_TAKEN', 'USERS_USERNAME_TAKEN']];

const codesWith = (status: number) => errorCodes.filter((code) => errorTable[code].status === status);

describe('error table', () => {
  test('has exactly the codes of the catalogue, each once', () => {
    expect(Object.keys(errorTable).sort()).toEqual([...errorCodes].sort());
    expect(new Set(errorCodes).size).toBe(errorCodes.length);
  });

  test.each(errorCodes)('%s says in plain Russian what happened', (code) => {
    const { message } = errorTable[code];
    expect(message).toMatch(/^\p{Lu}/u);
    expect(message).toMatch(/\p{Script=Cyrillic}/u);
    expect(message).not.toMatch(/[!_]|[.\s]$|\s\s/);
    expect(message).not.toMatch(
      /токен|сервер|запись в базе|сесси|подпис|идентификатор|параметр запроса|webhook|вебхук|error|null/i,
    );
    expect(message).not.toMatch(/(^|\s)(вы|вас|вам|ваш\p{L}*)(\s|[.,]|$)/iu);
    // «Сделай», not «сделайте»; «на сайте» is no verb.
    expect(message).not.toMatch(/(?<!са)(йте|ите)(сь)?(?!\p{L})/u);
    // Formats by name: «WebP», not what a file ends in.
    expect(message).not.toMatch(/\b(jpeg|png|webp|mp4|webm|dem|pdf)\b/);
    expect(message.length).toBeLessThanOrEqual(90);
  });

  test('different refusals sound different', () => {
    const byMessage = new Map<string, ErrorCode[]>();
    for (const code of errorCodes)
      byMessage.set(errorTable[code].message, [...(byMessage.get(errorTable[code].message) ?? []), code]);
    expect([...byMessage.values()].filter((codes) => codes.length > 1)).toEqual(twins);
  });

  test('what is not found is 404, and nothing else is', () => {
    expect([...codesWith(404)].sort()).toEqual(errorCodes.filter((code) => code.endsWith('NOT_FOUND')).sort());
  });

  test('a stranger is 401, a wrong person 403', () => {
    expect(codesWith(401)).toEqual(['UNAUTHENTICATED', 'AUTH_WRONG_CREDENTIALS', 'REFERRALS_AUTH_USER_REQUIRED']);
    const forbidden = errorCodes.filter((code) =>
      /ACCESS_DENIED|NOT_ALLOWED_TO|NOT_OWNER|NOT_ADMIN|_ONLY_CLIENT|^ONLY_MATES|^FORBIDDEN|^CSRF/.test(code),
    );
    expect(codesWith(403)).toEqual(expect.arrayContaining(forbidden));
  });

  test('what is taken, done or already there is 409', () => {
    const conflicts = errorCodes.filter((code) =>
      /ALREADY|_TAKEN$|CANNOT_BE_DELETED|HAS_SQUAD|INSUFFICIENT|REUSED|^MATES_ONBOARDING|INVALID_STATE/.test(code),
    );
    expect(codesWith(409)).toEqual(expect.arrayContaining(conflicts));
  });

  test('what is required or malformed is 400', () => {
    const bad = errorCodes.filter((code) =>
      /(?<!ACCESS|USER|CODE|STEP)_REQUIRED$|MISSING|WRONG_(CODE|DESIGN|NOMINAL)|^BALANCE_INVALID|^VALIDATION/.test(
        code,
      ),
    );
    expect(codesWith(400)).toEqual(expect.arrayContaining(bad));
  });

  test('rare statuses belong to single causes', () => {
    expect(codesWith(413)).toEqual(errorCodes.filter((code) => code.endsWith('TOO_LARGE')));
    expect(codesWith(415)).toEqual(['MATE_VOICE_INVALID_TYPE', 'USERS_AVATAR_INVALID_TYPE']);
    expect(codesWith(429).sort()).toEqual(['CHAT_STRANGERS_LIMIT', 'RATE_LIMITED']);
    expect(codesWith(500)).toEqual(['INTERNAL_ERROR']);
    expect(codesWith(503)).toEqual(['SERVICE_UNAVAILABLE']);
    expect(codesWith(502)).toEqual(['UNITPAY_INIT_PAYMENT_ERROR']);
  });

  test('a lost category speaks in the words of the specification', () => {
    expect(errorTable.SQUADS_CANNOT_PLAY_CATEGORY.message).toBe('Ты больше не можешь играть в этой категории');
  });
});

describe('at the desk', () => {
  /** Its own calls, those that need a permission, and what each of its pages asks besides. */
  const ofDesk = contractRoutes.filter(
    ({ route, endpoint }) =>
      route.includes(' /v1/admin/') ||
      typeof endpoint.access !== 'string' ||
      ['GET /v1/users/me', 'GET /v1/games', 'GET /v1/notifications'].some((own) => route.startsWith(own)),
  );
  const codes = new Set(ofDesk.flatMap(({ route, endpoint }) => [...declaredErrors(route, endpoint)]));

  test.each([...codes])('%s is said neutrally', (code) => {
    const message = deskMessage(code);
    expect(message).not.toMatch(/(^|\P{L})(ты|теб[ея]|тобой|тво\p{L}+)(\P{L}|$)/iu);
    // What a person is told to do: «обнови», «попробуй», «измени».
    expect(message).not.toMatch(
      /(^|\P{L})(обнови|попробуй|проверь|подожди|дождись|выбери|укажи|введи|войди|начни|отправь|напиши|удали|отключи|распусти|придумай|зачисли|поправь|посмотри|сравни|пополни|поставь|измени|повтори)(\P{L}|$)/iu,
    );
    expect(message).not.toMatch(/[!_]|[.\s]$|\s\s/);
    expect(message.length).toBeLessThanOrEqual(90);
  });
});

describe('error on the wire', () => {
  const body = { code: 'VALIDATION_ERROR', message: 'Проверь, всё ли заполнено верно', requestId: 'r-1' };

  test('carries a code, a text and a request id; details are optional', () => {
    expect(apiErrorBody.parse(body)).toEqual(body);
    expect(apiErrorBody.safeParse({ ...body, code: 'NO_SUCH_CODE' }).success).toBe(false);
    expect(apiErrorBody.safeParse({ code: body.code, message: body.message }).success).toBe(false);
  });

  test('names the fields of a refused form', () => {
    const details = { fields: [{ path: 'body.email', message: 'Поле не заполнено' }] };
    expect(validationDetails.parse(apiErrorBody.parse({ ...body, details }).details)).toEqual(details);
    expect(validationDetails.safeParse({ fields: [{ path: 'body.email' }] }).success).toBe(false);
  });
});
