import { authContract } from '#contract/people/auth.ts';
import { sessionsContract } from '#contract/people/sessions.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { authRetention } from './auth-retention';
import { authHandlers } from './auth-handlers';
import { sendLoginLink } from './login-link';
import { sendResetLink } from './reset-password';
import { socialContract } from '#contract/people/social.ts';
import { socialHandlers } from './social/social-handlers';
import { sessionsHandlers } from './sessions-handlers';

export const auth: Feature = {
  name: 'auth',
  resources: [
    serve(authContract, authHandlers),
    serve(sessionsContract, sessionsHandlers),
    serve(socialContract, socialHandlers),
  ],
  retention: authRetention,
  jobs: (app) => ({ passwordReset: sendResetLink(app), loginLink: sendLoginLink(app) }),
};
