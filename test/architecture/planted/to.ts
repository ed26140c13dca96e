export type To = 'to';
