/** The plain link of the menus: the server ends the session and answers with the way home. */
export const signOutPath = '/api/auth/logout';
