import type { OwnTable } from '../own-table';

/** What the person wrote and read. */
export const wordsTables: Readonly<Record<string, OwnTable>> = {
  chat_member: {
    title: 'Чаты',
    whose: ['user_id'],
    columns: 'chat_id user_id role active version read_seq own_count own_read_count muted muted_version',
    hidden: 'recency',
  },
  chat_message: {
    title: 'Твои сообщения',
    whose: ['sender_id'],
    columns:
      'id chat_id seq sender_id sender_role sender_count client_id text sent_at rev edited_at deleted_at reply_to',
  },
  chat_reaction: { title: 'Твои реакции', whose: ['user_id'], columns: 'message_id user_id reaction' },
  chat_file: {
    title: 'Твои файлы в чатах',
    whose: ['uploaded_by'],
    columns: 'id chat_id uploaded_by message_id place name size type width height address uploaded_at',
  },
  support_thread: {
    title: 'Обращения в поддержку',
    whose: ['user_id'],
    columns:
      'chat_id user_id topic squad_id client_id created_at changed_at waiting_since first_answered_at closed_at state rating rating_why rated_at',
    hidden: 'operator_id rated_operator_id',
  },
  support_past: {
    title: 'Что было перед обращениями в поддержку',
    whose: ['user_id'],
    columns: 'chat_id user_id with_texts past created_at',
  },
  review: {
    title: 'Твои отзывы',
    whose: ['author_id'],
    columns:
      'id squad_id author_id author_name subject_id game_id category_kind rating_hundredths text created_at shown_at hidden_at reply replied_at hidden_reason edited_at',
  },
  review_mark: {
    title: 'Оценки в твоих отзывах',
    through: { column: 'review_id', table: 'review' },
    columns: 'review_id criterion_id mark',
  },
  appeal: {
    title: 'Твои обжалования',
    whose: ['user_id'],
    columns: 'id kind decision about user_id title reason excerpt first_at words state answer decided_at created_at',
    hidden: 'first_by decided_by',
  },
  report: {
    title: 'Твои жалобы',
    whose: ['reporter_id'],
    columns:
      'id message_id reporter_id reason comment text status created_at kind subject_id outcome answer decided_at',
    hidden: 'decided_by',
  },
  report_file: {
    title: 'Файлы твоих жалоб',
    through: { column: 'report_id', table: 'report' },
    columns: 'id report_id place name size type width height address',
  },
  blog_article: {
    title: 'Твои статьи',
    whose: ['author_id'],
    columns:
      'id author_id status live newest published revision title lead game_id type price cover minutes published_at republished_at recommended_at sent_at updated_at created_at views readers likes purchases shares income',
    hidden: 'search client_key',
  },
  blog_version: {
    title: 'Тексты твоих статей',
    through: { column: 'article_id', table: 'blog_article' },
    columns: 'article_id number title lead game_id type price cover document bytes created_at published_at',
  },
  blog_image: { title: 'Картинки статей', whose: ['user_id'], columns: 'src user_id uploaded_at' },
  blog_like: { title: 'Отметки «нравится»', whose: ['user_id'], columns: 'article_id user_id at' },
  blog_reader: { title: 'Прочитанные статьи', whose: ['user_id'], columns: 'article_id user_id first_at' },
  blog_purchase: {
    title: 'Купленные статьи',
    whose: ['user_id'],
    columns: 'id article_id user_id author_id price bonus income transaction_id bought_at refunded_at gift',
  },
  blog_registration: { title: 'Записи на турниры', whose: ['user_id'], columns: 'article_id user_id at' },
  blog_share: { title: 'Статьи, открытые тебе', whose: ['user_id'], columns: 'article_id user_id shared_at seen_at' },
};
