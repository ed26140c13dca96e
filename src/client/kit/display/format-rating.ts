const ratings = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `4.5` → «4,50» */
export const formatRating = (rating: number): string => ratings.format(rating);
