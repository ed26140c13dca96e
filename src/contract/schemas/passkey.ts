import * as z from 'zod/mini';

/** What WebAuthn speaks, in the JSON form of its specification; bytes are base64url. */
const bytes = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(8192));
const shortBytes = bytes.check(z.minLength(1), z.maxLength(1400));
const type = z.literal('public-key');

export const keyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const known = z.object({ id: z.string(), type, transports: z.exactOptional(z.array(z.enum(keyTransports))) });

export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type })),
  timeout: z.number(),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  /** Empty: any key that the browser finds for this site. */
  allowCredentials: z.array(known),
  userVerification: z.literal('required'),
});

/** A new key. */
export const keyCreated = z.object({
  id: shortBytes,
  rawId: shortBytes,
  type,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
  }),
});

/** A signature by a key. */
export const keyAnswer = z.object({
  id: shortBytes,
  rawId: shortBytes,
  type,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(bytes)),
  }),
});

export type KeyAnswer = z.output<typeof keyAnswer>;
export type KeyCreated = z.output<typeof keyCreated>;
