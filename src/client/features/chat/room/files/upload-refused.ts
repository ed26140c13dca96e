/** The server's own words about a file: it would say the same to every tab. */
export class UploadRefused extends Error {}
