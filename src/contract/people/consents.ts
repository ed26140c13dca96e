import * as z from 'zod/mini';
import { consentPlaces, consentStates } from '#domain/documents/consent.ts';
import { consentSlugs } from '#domain/documents/document-slugs.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { consentsGiven, textHash } from '../schemas/consents';
import { time } from '../schemas/units';

const own = z.object({
  document: z.enum(consentSlugs),
  state: z.enum(consentStates),
  /** Of the text in force. */
  hash: textHash,
  /** The last word; null: none yet. */
  said: z.nullable(z.object({ at: time, place: z.enum(consentPlaces), hash: textHash })),
});

export const consentsContract = endpoints({
  'GET /v1/consents': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Documents that one agrees to, with the hash of the text in force',
    response: z.array(z.object({ document: z.enum(consentSlugs), hash: textHash })),
    errors: [],
  }),
  'GET /v1/users/me/consents': endpoint({
    access: 'user',
    summary: 'What one has agreed to, and what is asked for',
    response: z.array(own),
    errors: [],
  }),
  'PUT /v1/users/me/consents': endpoint({
    access: 'user',
    summary: 'Agrees to texts in force; letters about offers have a call of their own',
    body: z.object({ consents: consentsGiven, place: z.enum(['VISIT', 'SETTINGS', 'APPLICATION']) }),
    response: z.array(own),
    errors: ['CONSENT_TEXT_CHANGED'],
  }),
  'DELETE /v1/users/me/consents/{document}': endpoint({
    access: 'user',
    summary: 'Takes the consent to the terms of mates back; the others end with letters or with the account',
    params: z.object({ document: z.enum(['mate-terms']) }),
    response: z.array(own),
    errors: ['CONSENT_ORDERS_ON'],
  }),
});
