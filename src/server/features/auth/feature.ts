import { authContract } from '#contract/people/auth.ts';
import { sessionsContract } from '#contract/people/sessions.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { authHandlers } from './auth-handlers';
import { sendLoginLink } from './login-link';
import { sendResetLink } from './reset-password';
import { socialContract } from '#contract/people/social.ts';
import { socialHandlers } from './social/social-handlers';
import { sessionsHandlers } from './sessions-handlers';
import { sql } from 'drizzle-orm';
import { retention } from '#domain/time/retention.ts';
import { knownDevice, oneTimeToken } from '../../platform/db/schema/people';
import { socialNewcomer } from '../../platform/db/schema/sign-in-elsewhere';
import { before } from '../../platform/retention/retention-rule';

export const auth: Feature = {
  name: 'auth',
  resources: [
    serve(authContract, authHandlers),
    serve(sessionsContract, sessionsHandlers),
    serve(socialContract, socialHandlers),
  ],
  retention: [
    {
      table: oneTimeToken,
      isExpired: ({ real }) => sql`${oneTimeToken.expiresAt} < ${before(real, retention.oneTimeTokens)}`,
    },
    {
      table: socialNewcomer,
      isExpired: ({ real }) => sql`${socialNewcomer.expiresAt} < ${before(real, retention.oneTimeTokens)}`,
    },
    {
      table: knownDevice,
      isExpired: ({ real }) => sql`${knownDevice.seenAt} < ${before(real, retention.knownDevices)}`,
    },
  ],
  jobs: (app) => ({ passwordReset: sendResetLink(app), loginLink: sendLoginLink(app) }),
};
