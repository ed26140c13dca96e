import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { gameParamOwnerTypes } from '#domain/games/platform.ts';

export const gameParam = pgTable('game_param', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  gameId: text('game_id').notNull(),
  name: text('name').notNull(),
  ownerType: text('owner_type', { enum: gameParamOwnerTypes }).notNull(),
  required: boolean('required').notNull().default(false),
  multiple: boolean('multiple').notNull().default(false),
  position: integer('position').notNull(),
});

export const gameParamValue = pgTable('game_param_value', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  paramId: integer('param_id').notNull(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
});

export const userGameParam = pgTable('user_game_param', {
  userId: uuid('user_id').notNull(),
  paramId: integer('param_id').notNull(),
  valueId: integer('value_id').notNull(),
});
