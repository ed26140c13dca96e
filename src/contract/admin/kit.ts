import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { adminSubjectKinds } from '../../domain/people/admin-subject';
import { adminLimits } from '../../domain/people/auth-limits';
import { cursor, isoTime, limitUpTo, uuid } from '../schemas/fields';
import { tidy } from '../schemas/tidy';

/** Somebody in a row: enough for a face and a name. */
export const adminPerson = z.object({ id: uuid, username: z.string(), avatarUrl: z.nullable(z.string()) });

/** A step that the clock owes something; `subject` is whom or what of it the step is about. */
export const scheduledStep = z.object({
  id: z.number(),
  kind: z.string(),
  subject: z.string(),
  at: isoTime,
  attempts: z.number(),
  failedAt: z.nullable(isoTime),
  error: z.nullable(z.string()),
});

export type ScheduledStep = z.output<typeof scheduledStep>;

/** Why an operator did it: for the audit log, and for the person where the call says so. */
export const reason = z.string().check(tidy(), z.minLength(adminLimits.reasonMin), z.maxLength(adminLimits.reasonMax));

/**
 * What the operator had before their eyes: `seen` of the subject's history. An act of another operator since then is
 * refused with ADMIN_CHANGED_MEANWHILE.
 */
export const seen = z.int().check(z.gte(0));

/** `withdrawal:0199…`, as the audit log names it. */
export const subject = z
  .string()
  .check(z.maxLength(80), z.regex(new RegExp(`^(${adminSubjectKinds.join('|')}):[0-9a-z-]{1,60}$`)));

export const search = z.optional(z.string().check(tidy(), z.maxLength(100)));
/** Both ends of a period or a range belong to it. */
export const moment = z.optional(isoTime);
export const amount = z.optional(z.coerce.number().check(z.multipleOf(0.01), z.gte(0), z.lte(100_000_000)));
/** Several choices of one filter: any of them. */
export const anyOf = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z.optional(z.array(z.enum(choices)).check(z.maxLength(30)));

/** A page of a list of the back office: its filters, the order (`-` turns it round), and where the last page ended. */
export const listQuery = <
  const Filters extends Record<string, $ZodType>,
  const Sorts extends readonly [string, ...string[]],
>(
  filters: Filters,
  sorts: Sorts,
) => z.object({ ...filters, sort: z.optional(z.enum(sorts)), cursor: z.optional(cursor), limit: limitUpTo(100, 50) });

/** The same list as a file: all of it. */
export const csvQuery = <
  const Filters extends Record<string, $ZodType>,
  const Sorts extends readonly [string, ...string[]],
>(
  filters: Filters,
  sorts: Sorts,
) => z.object({ ...filters, sort: z.optional(z.enum(sorts)) });

export const listOf = <const Item extends $ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    nextCursor: z.nullable(z.string()),
    /** Of the whole filtered list; null beyond a thousand. Only the first page counts. */
    total: z.nullable(z.number()),
  });

/** What a call that acts on many at once says of each that it could not. */
export const bulkResult = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
});
