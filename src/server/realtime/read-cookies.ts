import cookie from '@fastify/cookie';

/** Cookies of a handshake, which comes past Fastify. */
export const readCookies = (header: string | undefined): Readonly<Record<string, string | undefined>> => cookie.parse(header ?? '');
