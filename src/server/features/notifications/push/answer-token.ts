import { createHmac } from 'node:crypto';
import type { App } from '#server/platform/app.ts';

/** What a browser brings to show that it has shown a push of this subscription. */
export const answerTokenOf = ({ secret }: Pick<App, 'secret'>, subscriptionId: string): string =>
  createHmac('sha256', secret).update(`push answer:${subscriptionId}`).digest('base64url');
