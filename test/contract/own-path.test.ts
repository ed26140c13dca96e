import { safeParse } from 'zod/v4/core';
import { ownPath } from '#contract/schemas/fields.ts';

test.each([
  '/',
  '/cs2/team',
  '/cs2/team?kind=FUN',
  '/login?returnTo=//x',
  '/a.b/..c',
  '/cs2/settings#email',
  '/files/a..b.png',
])('%s is a path of our own', (path) => expect(safeParse(ownPath, path).success).toBe(true));

test.each([
  '//evil.example',
  '/\\\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/cs2//evil.example',
  '/%2E/x',
  '/a/..',
  '/a/../b',
  '/.?x',
  'evil.example',
  '/a b',
])('%s is no path of our own', (path) => expect(safeParse(ownPath, path).success).toBe(false));
