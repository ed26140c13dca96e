import type { blogWritingContract } from '#contract/blog/blog-writing.ts';
import { articleImage } from '#domain/blog/article-terms.ts';
import { blogImage } from '#server/platform/db/schema/blog.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { storePicture } from '#server/platform/uploads/store-picture.ts';
import { discardFile, recordFile } from '#server/platform/uploads/stored-files.ts';

const refusals = { tooLarge: 'ARTICLE_IMAGE_TOO_LARGE', unreadable: 'ARTICLE_IMAGE_INVALID_TYPE' } as const;

/**
 * Stores an image for an article, re-encoded as WebP without metadata, under an unguessable URL.
 * @throws Refusal ARTICLE_IMAGE_TOO_LARGE, ARTICLE_IMAGE_INVALID_TYPE, VALIDATION_ERROR for one too small, RATE_LIMITED
 */
export const uploadImage: Handler<(typeof blogWritingContract)['POST /v1/blog/upload']> = async (
  app,
  { actor, http },
) => {
  const { uploads, maxBytes, types, maxWidth, maxHeight, minSidePixels } = articleImage;
  await limitRate(app, `blog upload:${actor.id}`, uploads.tries, uploads.window);
  const picture = await storePicture(app, http.request, 'blog', {
    maxBytes,
    kinds: types,
    width: maxWidth,
    height: maxHeight,
    fit: 'inside',
    minSide: minSidePixels,
    ...refusals,
  });
  await recordFile(
    () =>
      app.db.insert(blogImage).values({ src: picture.src, userId: actor.id, uploadedAt: new Date(app.clock.now()) }),
    () => discardFile(app, picture.src),
  );
  return { ...picture, alt: '' };
};
