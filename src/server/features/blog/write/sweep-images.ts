import { and, inArray, lt, sql } from 'drizzle-orm';
import { articleImage } from '#domain/blog/article-terms.ts';
import { days } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import { blogImage, blogVersion } from '#server/platform/db/schema/blog.ts';
import type { DeadlineHandler } from '#server/platform/deadlines/deadline-sweeper.ts';
import { scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import { removeFiles } from '#server/platform/uploads/stored-files.ts';
import { sweepPortion } from '#server/platform/uploads/sweep-portion.ts';

/** The image is used in no version of any article; authors are not compared, since articles can be reassigned. */
const unused = sql`NOT EXISTS (SELECT 1 FROM ${blogVersion} AS written WHERE blog_images(written.document, written.cover) @> ARRAY[blog_image.src])`;

/** Once a day: images that were uploaded long ago and are used in no version are deleted, row and bytes. */
export const sweepImages =
  (app: App): DeadlineHandler =>
  async (tx) => {
    const now = app.clock.now();
    const found = await tx
      .select({ src: blogImage.src })
      .from(blogImage)
      .where(and(lt(blogImage.uploadedAt, new Date(now - articleImage.unusedKeptFor)), unused))
      .orderBy(blogImage.uploadedAt)
      .limit(sweepPortion);
    const addresses = found.map(({ src }) => src);
    if (addresses.length > 0) await tx.delete(blogImage).where(inArray(blogImage.src, addresses));
    await removeFiles(app.files, addresses);
    const next = addresses.length === sweepPortion ? 0 : days(1);
    await scheduleDeadline(tx, { aggregate: 'blog:all', kind: 'blog.images-swept' }, now + next);
  };
