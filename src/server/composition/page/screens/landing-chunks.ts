/** The code of pages that are written by operators. */
export const landingChunks: readonly string[] = ['category-page', 'tag-page', 'training', 'mate-landing'];
