/** ISO 639-1 codes of the languages that people can choose. */
export const languageCodes = ['ru', 'en', 'uk', 'be', 'kk', 'de', 'fr', 'es', 'pl', 'tr', 'he', 'zh'] as const;
