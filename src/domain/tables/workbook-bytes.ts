/** Bytes of an Excel workbook that operators may bring: with pictures and styles a register of 5,000 lines has some two. */
export const workbookBytes = 5 * 1024 * 1024;
