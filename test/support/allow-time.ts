/** A server, a database and many calls on a machine that is busy with others. */
jest.setTimeout(120_000);
