const shownLetters = 2;

/** An address as those see it who may not know it: `po•••@demo.naparnik.ru`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(shownLetters, at - 1))}•••${email.slice(at)}`;
};
