import cookie from '@fastify/cookie';

export const readCookies = (header: string | undefined): Readonly<Record<string, string | undefined>> => cookie.parse(header ?? '');
