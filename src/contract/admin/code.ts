import * as z from 'zod/mini';
import { adminCodeTerms } from '#domain/people/auth-limits.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { givenPassword } from '../schemas/account-fields';
import { tidy } from '../schemas/tidy';

/** A code from the authenticator app, or a recovery code. */
const code = z
  .string()
  .check(
    tidy(),
    z.toLowerCase(),
    z.regex(new RegExp(`^(?:\\d{${adminCodeTerms.digits}}|[a-z2-7]{${adminCodeTerms.recoveryLetters}})$`)),
  );
const recovery = z.object({ recovery: z.array(z.string()) });

/** The second factor of operators (TOTP). Only the calls marked `beforeCode` work before it is entered. */
export const adminCodeContract = endpoints({
  'GET /v1/admin/code': endpoint({
    access: 'admin',
    beforeCode: true,
    summary: 'Нужен ли код, настроен ли он и открыта ли админка в этом входе',
    response: z.object({ needed: z.boolean(), setUp: z.boolean(), open: z.boolean(), recoveryLeft: z.number() }),
    errors: [],
  }),
  'POST /v1/admin/code/set-up': endpoint({
    access: 'admin',
    beforeCode: true,
    summary: 'Начинает настройку: секрет для приложения',
    body: z.object({ password: givenPassword }),
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['AUTH_WRONG_CREDENTIALS', 'ADMIN_CODE_ALREADY_SET_UP'],
  }),
  'POST /v1/admin/code/confirm': endpoint({
    access: 'admin',
    beforeCode: true,
    summary: 'Кончает настройку первым кодом; в ответе коды на случай потери приложения',
    body: z.object({ code }),
    response: recovery,
    errors: ['ADMIN_CODE_WRONG', 'ADMIN_CODE_NOT_SET_UP', 'ADMIN_CODE_ALREADY_SET_UP'],
  }),
  'POST /v1/admin/code': endpoint({
    access: 'admin',
    beforeCode: true,
    summary: 'Открывает админку в этом входе',
    body: z.object({ code }),
    errors: ['ADMIN_CODE_WRONG', 'ADMIN_CODE_NOT_SET_UP'],
  }),
  'POST /v1/admin/code/recovery': endpoint({
    access: 'admin',
    summary: 'Новые коды на случай потери приложения: прежние больше не годятся',
    body: z.object({ code }),
    response: recovery,
    errors: ['ADMIN_CODE_WRONG', 'ADMIN_CODE_NOT_SET_UP'],
  }),
  'DELETE /v1/admin/code/session': endpoint({ access: 'admin', summary: 'Закрывает админку в этом входе', errors: [] }),
});
