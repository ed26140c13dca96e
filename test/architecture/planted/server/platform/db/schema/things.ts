import { pgTable, text } from 'drizzle-orm/pg-core';

export const thing = pgTable('thing', { name: text('name') });
export const otherThing = pgTable('other_thing', { name: text('name') });
export const ownThing = pgTable('own_thing', { name: text('name') });
