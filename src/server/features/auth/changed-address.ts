import type { authContract } from '#contract/people/auth.ts';
import { signInPath, supportPath } from '#contract/routes/product-pages.ts';
import { authLimits } from '#domain/people/auth-limits.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import type { Handler } from '../../platform/http/call';
import { networkOf } from '../../platform/http/network-of';
import { limitRate } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { announce, putOutbox, userRoom } from '../../platform/outbox/put-outbox';
import { endSessionsOf } from '../../platform/sessions/end-sessions';
import { type Account, changeAddress, changeOfToken, keepAddress, lockAccount, restoreAddress } from '../users/public';
import { sendEmailCode, withdrawEmailCode } from './confirm-email';
import { voidMailedLinks } from './reset-password';

type Contract = typeof authContract;

const rests = spanInWords(authLimits.changedAddressRests);

const longest = spanInWords(authLimits.changedAddressRests, 'genitive');

const closed = `Пока новая почта не подтверждена, но не дольше ${longest}, на неё не придёт ни ссылка для входа, ни ссылка для нового пароля.`;

const newcomer = `Эту почту указали в аккаунте «Напарника». Войди в него как обычно и введи код в настройках. ${closed}\nЕсли у тебя нет аккаунта в «Напарнике», просто удали это письмо.`;

/**
 * Sets a new address for a locked account and writes both letters: the new address gets a code, which works in a
 * session, the last trusted one a link that confirms or undoes the change. `how`: the sentence about who changed it.
 * @throws as `createAccount`
 */
export const changeAddressIn = async (
  app: App,
  tx: Tx,
  user: Account,
  { email, how, at }: { readonly email: string; readonly how: string; readonly at: Date },
): Promise<void> => {
  const { before, token } = await changeAddress(tx, user, email, at);
  await voidMailedLinks(tx, user.id, at);
  await sendEmailCode(tx, app, user.id, email, newcomer);
  // In the fragment: servers, logs and the Referer header never see it.
  const link = `${app.config.publicUrl}${signInPath}?mode=address#${token}`;
  await putOutbox(tx, 'mail', {
    to: before,
    subject: 'Почта твоего аккаунта изменена',
    text: `${how}\nЭто твоя просьба? Подтверди новую почту. Если нет, верни прежнюю. И то и другое по одной ссылке, она действует ${rests}:\n${link}\n${closed}\nНужна помощь — напиши в поддержку: ${app.config.publicUrl}${supportPath}`,
  });
};

/**
 * The link from the letter to the address before. Confirmed, the new address may be used as any other. Undone, the
 * address before is back, all sessions end, and a link to a new password goes to it.
 * @throws Refusal CHANGED_ADDRESS_LINK_INVALID for a used, late or malformed link, RATE_LIMITED
 */
export const decideAddress: Handler<Contract['POST /v1/auth/email/changed']> = async (app, { body, http }) => {
  const { triesPerAddress, window } = authLimits.signIn;
  await limitRate(app, `changed-address:${networkOf(http.request.ip)}`, triesPerAddress, window);
  const ended = await inTransaction(app.db, async (tx) => {
    const at = new Date(app.clock.now());
    const found = await changeOfToken(tx, body.token, at);
    // Lock order: the account before its change. It is read again, because another press may have decided it.
    const account = found && (await lockAccount(tx, found.userId));
    const change = await changeOfToken(tx, body.token, at);
    if (!account || account.status === 'DELETED' || !change) throw new Refusal('CHANGED_ADDRESS_LINK_INVALID');
    await announce(tx, [userRoom(account.id)], 'me changed', {});
    if (body.verdict === 'KEEP') {
      await keepAddress(tx, account.id);
      return [];
    }
    await restoreAddress(tx, change);
    await withdrawEmailCode(tx, account.id);
    await voidMailedLinks(tx, account.id, at);
    await putOutbox(tx, 'passwordReset', { email: change.beforeKey });
    return endSessionsOf(tx, account.id, null);
  });
  app.sockets.disconnectSessions(ended);
};
