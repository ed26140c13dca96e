-- Links of notifications that led to no page, or to one without what they promise. Rows keep the link they were sent
-- with, by which they are also marked as read, so the stored ones are mended too.
UPDATE notification SET link = '/admin/articles/' || (facts ->> 'articleId')
WHERE kind = 'ARTICLE_TO_MODERATE' AND facts ? 'articleId';
UPDATE notification SET link = '/admin/strikes?decided=false' WHERE kind = 'STRIKES_TO_DECIDE';
UPDATE notification SET link = '/admin/deposits?owed=true' WHERE kind = 'MONEY_TASK';
UPDATE notification SET link = '/admin/disputes/' || (facts ->> 'squadId')
WHERE kind = 'DISPUTE_TO_DECIDE' AND facts ? 'squadId';
UPDATE notification SET link = '/admin/support/' || (facts ->> 'chatId')
WHERE kind = 'SUPPORT_ASKED' AND facts ? 'chatId';
