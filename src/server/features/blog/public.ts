export { articleForReserve, closeByReserve, openByReserve } from './money/open-by-reserve';
export { searchVector as articleSearch } from './read/search-vector';
export { countArticleAddresses, listArticleAddresses } from './read/list-article-addresses';
export { type FirstArticles, readFirstArticles, readFirstArticle } from './read/first-screen';
export { waitingArticles } from './moderation/waiting-articles';
export { resendArticle } from './moderation/moderation-steps';
export { insertArticle } from './write/commit-article';
