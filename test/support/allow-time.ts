/** Enough for a server, a database and many calls on a machine that is busy with other work. */
jest.setTimeout(120_000);
