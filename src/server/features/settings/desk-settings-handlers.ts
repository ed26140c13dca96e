import { eq, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskSettingsContract } from '#contract/desk/settings.ts';
import { kopecksToRubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import {
  isRateSetting,
  type ProductSetting,
  productSettingNames,
  productSettings,
} from '#domain/settings/product-settings.ts';
import type { App } from '../../platform/app';
import { personColumns } from '../../platform/db/person-columns';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Executor } from '../../platform/db/open-database';
import { appUser } from '../../platform/db/schema/people';
import { productSetting } from '../../platform/db/schema/settings';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import type { Actor } from '../../platform/sessions/actor';
import { invalidateCaches } from '../../platform/cache/invalidate-caches';
import { syncRates } from '../mate-access/public';
import { requireUnchanged, writeAudit } from '../audit/public';

type Contract = typeof deskSettingsContract;
type Change = output<Contract['PUT /v1/admin/settings/{name}']['body']>;

const isMoney = (name: ProductSetting): boolean => productSettings[name].unit === 'MONEY';
const onWire = (name: ProductSetting, value: number): number => (isMoney(name) ? kopecksToRubles(value) : value);
const stored = (name: ProductSetting, value: number): number => (isMoney(name) ? rublesToKopecks(value) : value);

const readRows = async (db: Executor, names: readonly ProductSetting[]) => {
  const rows = await db
    .select({ row: productSetting, by: personColumns(appUser) })
    .from(productSetting)
    .leftJoin(appUser, eq(appUser.id, productSetting.changedBy));
  return names.map((name) => {
    const { unit, usual, min, max } = productSettings[name];
    const found = rows.find(({ row }) => row.name === name);
    return {
      name,
      unit,
      value: onWire(name, found?.row.value ?? usual),
      usual: onWire(name, usual),
      min: onWire(name, min),
      max: onWire(name, max),
      changedAt: found?.row.changedAt ?? null,
      changedBy: found?.by ?? null,
    };
  });
};

/** @throws Refusal ADMIN_SETTING_OUT_OF_BOUNDS with the bounds in wire units */
const requireBounds = (name: ProductSetting, value: number): void => {
  const { min, max } = productSettings[name];
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Refusal('ADMIN_SETTING_OUT_OF_BOUNDS', { min: onWire(name, min), max: onWire(name, max) });
};

/** A change affects only what begins later: settings are read at the beginning. */
const change = async (app: App, actor: Actor, name: ProductSetting, { value: wanted, seen, reason }: Change) => {
  const value = stored(name, wanted);
  requireBounds(name, value);
  const row = await inTransaction(app.db, async (tx) => {
    // The setting may have no row to lock yet, so concurrent operators are serialised by an advisory lock on its name.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`setting:${name}`}))`);
    await requireUnchanged(tx, `setting:${name}`, seen);
    const [before] = await readRows(tx, [name]);
    const set = { value, changedBy: actor.id, changedAt: new Date(app.clock.now()) };
    await tx
      .insert(productSetting)
      .values({ name, ...set })
      .onConflictDoUpdate({ target: productSetting.name, set });
    await writeAudit(app, tx, actor.id, {
      action: 'setting.change',
      subject: `setting:${name}`,
      details: { before: before?.value ?? null, after: wanted, reason },
    });
    if (isRateSetting(name)) await syncRates(tx);
    await invalidateCaches(tx, 'product_setting');
    const [after] = await readRows(tx, [name]);
    if (!after) throw new Error(`setting ${name} was not written`);
    return after;
  });
  app.settings.invalidate();
  return row;
};

export const deskSettingsHandlers: Handlers<Contract> = {
  'GET /v1/admin/settings': async (app, { actor }) => ({
    settings: await readRows(
      app.db,
      productSettingNames.filter((name) => hasPermission(actor.permissions, productSettings[name].permission)),
    ),
  }),
  'PUT /v1/admin/settings/registration-bonus': (app, { actor, body }) => change(app, actor, 'registration-bonus', body),
  'PUT /v1/admin/settings/{name}': (app, { actor, params, body }) => change(app, actor, params.name, body),
};
