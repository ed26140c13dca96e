/** Chunks of pages whose content operators write. */
export const landingChunks: readonly string[] = ['category-page', 'tag-page', 'training', 'mate-landing'];
