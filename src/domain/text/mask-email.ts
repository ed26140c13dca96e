const shownLetters = 2;

/** A masked email address, for people who may not see it: `po•••@demo.naparnik.ru`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(shownLetters, at - 1))}•••${email.slice(at)}`;
};
