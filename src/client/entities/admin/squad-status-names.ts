import type { SquadStatus } from '#domain/squad/facts/squad-enums.ts';
import { defineTexts } from '../../kit/texts/define-texts';

/** A squad's status, as operators call it. */
export const squadStatusNames: Readonly<Record<SquadStatus, string>> = defineTexts({
  ru: {
    PENDING: 'Сбор',
    READY: 'Готовность',
    STARTED: 'Лобби',
    IN_A_GAME: 'В игре',
    FINISHED: 'Сыгран',
    DISBANDED: 'Распущен',
  },
});
