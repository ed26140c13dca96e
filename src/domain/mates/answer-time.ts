const inMinutes = (minutes: number): string => `~${minutes}\u00a0мин.`;

/** Seconds until the mate answers, rounded to minutes: «~2 мин.», at least one. */
export const answerTime = (seconds: number): string => inMinutes(Math.max(1, Math.round(seconds / 60)));

export const answersText = (seconds: number): string => `отвечает за ${answerTime(seconds)}`;
