/** The one place of the brand's name. */
export const brand = 'Напарник';
