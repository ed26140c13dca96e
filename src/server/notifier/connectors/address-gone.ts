/** The person closed this way of telling him: blocked the bot, deleted the webhook. Trying again is of no use. */
export class AddressGone extends Error {
  override readonly name = 'AddressGone';
}
