import { deskBlogContract } from '#contract/desk/blog.ts';
import { blogContract } from '#contract/blog/blog.ts';
import { blogPurchaseContract } from '#contract/blog/blog-purchase.ts';
import { blogWritingContract } from '#contract/blog/blog-writing.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { blogHandlers } from './blog-handlers';
import { blogPurchaseHandlers } from './money/blog-purchase-handlers';
import { blogWritingHandlers } from './write/blog-writing-handlers';
import { deskBlogHandlers } from './moderation/desk-blog-handlers';
import { sweepVisits } from './read/count-visit';
import { sweepImages } from './write/sweep-images';

export const blog: Feature = {
  name: 'blog',
  resources: [
    serve(blogContract, blogHandlers),
    serve(blogWritingContract, blogWritingHandlers),
    serve(blogPurchaseContract, blogPurchaseHandlers),
    serve(deskBlogContract, deskBlogHandlers),
  ],
  deadlines: (app) => {
    const [visits, images] = [sweepVisits(app), sweepImages(app)];
    return {
      blog: {
        lock: async () => undefined,
        handle: (tx, due) => (due.kind === 'blog.images-swept' ? images : visits)(tx, due),
      },
    };
  },
};
