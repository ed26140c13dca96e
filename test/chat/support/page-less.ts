// The engine's texts ask for the page's language when they are first imported: import this file before them.
Object.assign(globalThis, { document: { cookie: '' } });
