import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { deskSubjectKinds } from '#domain/people/desk-subject.ts';
import { reasonLimits } from '#domain/people/auth-limits.ts';
import { type Access, endpoint } from '../kit/endpoint';
import { cursor, isoTime, limitUpTo, rublesInQuery, uuid } from '../schemas/fields';
import { time } from '../schemas/units';
import { timeZone } from '../schemas/profile-fields';
import { tidy } from '../schemas/tidy';

/** A person in a row: avatar and name. */
export const deskPerson = z.object({ id: uuid, username: z.string(), avatarUrl: z.nullable(z.string()) });

/** A scheduled step (deadline); `subject` is the person or thing that it is about. */
export const scheduledStep = z.object({
  id: z.number(),
  kind: z.string(),
  subject: z.string(),
  at: time,
  attempts: z.number(),
  failedAt: z.nullable(time),
  error: z.nullable(z.string()),
});

export type ScheduledStep = z.input<typeof scheduledStep>;
export type ScheduledStepAnswer = z.output<typeof scheduledStep>;

/** Why an operator did it: for the audit log, and for the person where the call says so. */
export const reason = z.string().check(tidy(), z.minLength(reasonLimits.min), z.maxLength(reasonLimits.max));

/**
 * Number of the last act that the operator has seen in the subject's history. If there was another act since then, the
 * call is refused with ADMIN_CHANGED_MEANWHILE (optimistic locking).
 */
export const seen = z.int().check(z.gte(0));

/** An audit subject: `withdrawal:0199…`. */
export const subject = z
  .string()
  .check(z.maxLength(80), z.regex(new RegExp(`^(${deskSubjectKinds.join('|')}):[0-9a-z-]{1,60}$`)));

export const search = z.optional(z.string().check(tidy(), z.maxLength(100)));
/** One end of a period; both ends are inclusive. */
export const moment = z.optional(isoTime);
export const amount = z.optional(rublesInQuery.check(z.lte(100_000_000)));
/** A filter with several values: any of them matches. */
export const anyOf = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z.optional(z.array(z.enum(choices)).check(z.maxLength(30)));

/** Query of a list of the desk: filters, sort order (`-`: descending), cursor and page size. */
export const listQuery = <
  const Filters extends Record<string, $ZodType>,
  const Sorts extends readonly [string, ...string[]],
>(
  filters: Filters,
  sorts: Sorts,
) => z.object({ ...filters, sort: z.optional(z.enum(sorts)), cursor: z.optional(cursor), limit: limitUpTo(100, 50) });

/** Time zone of the reader's clock, in which a file shows times (IANA). */
export const zone = z.optional(timeZone);

/** Query of the same list as a file, without pages. */
const fileQuery = <const Filters extends Record<string, $ZodType>, const Sorts extends readonly [string, ...string[]]>(
  filters: Filters,
  sorts: Sorts,
) => z.object({ ...filters, sort: z.optional(z.enum(sorts)), zone });

/** A list as a file, in both formats, `.csv` and `.xlsx`: its whole filtered length. */
export const fileOfList = <
  const Granted extends Access,
  const Filters extends Record<string, $ZodType>,
  const Sorts extends readonly [string, ...string[]],
>(
  access: Granted,
  filters: Filters,
  sorts: Sorts,
  summary = 'The same list as a file',
) => endpoint({ access, summary, query: fileQuery(filters, sorts), raw: true, errors: [] });

/** Response of a list of the desk: one page and the cursor of the next. */
export const listOf = <const Item extends $ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    nextCursor: z.nullable(z.string()),
    /** Size of the whole filtered list; null beyond a thousand and on pages after the first. */
    total: z.nullable(z.number()),
  });

/** Result of a bulk call: ids that succeeded, and the refusals of the others. */
export const bulkResult = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
});
