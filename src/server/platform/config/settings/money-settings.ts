import { instead, type Setting, type SettingsGroup } from './setting';

const callbacksFrom = (name: string): Setting => ({
  name,
  usual: null,
  usualInWords: 'any',
  meaning:
    'Addresses and networks that its callbacks may come from, separated by commas; behind a proxy set `TRUST_PROXY` too.',
});

export const payments: SettingsGroup = {
  title: 'Payments',
  about:
    'A provider serves its methods of payment once its settings are set. It sends callbacks to `PUBLIC_URL/provider/NAME/callback`, where NAME is `yookassa`, `freekassa`, `unitpay`, `unitpay_netting`, `enot` or `skinify`. FREEKASSA returns people to the address in its own cabinet: enter `PUBLIC_URL/balance` there. In demo mode the training provider serves the methods that no provider has; outside of it the balance can be topped up only through these.',
  settings: [
    { name: 'YOOKASSA_SHOP_ID', usual: null, meaning: 'Shop at YooKassa; together with `YOOKASSA_SECRET`.' },
    {
      name: 'YOOKASSA_SECRET',
      usual: null,
      meaning:
        'Its secret key. Enter the address of callbacks in its cabinet for `payment.succeeded`, `payment.canceled`, `payment.waiting_for_capture` and `refund.succeeded`.',
    },
    {
      name: 'YOOKASSA_METHODS',
      usual: null,
      usualInWords: 'all of them',
      meaning:
        'What the shop may take, separated by commas: `SBP`, `MIR`, `VISA`, `MASTERCARD`, `TINKOFF_PAY`, `UMONEY`.',
    },
    instead('YOOKASSA_URL', 'https://api.yookassa.ru/v3'),
    {
      name: 'YOOKASSA_ADDRESSES',
      usual: null,
      usualInWords: 'those of its documents',
      meaning:
        'Addresses and networks that its callbacks may come from, separated by commas; behind a proxy set `TRUST_PROXY`. They have no signature: each is checked by asking YooKassa.',
    },
    { name: 'FREEKASSA_SHOP_ID', usual: null, meaning: 'Shop at FREEKASSA; the three settings are set together.' },
    { name: 'FREEKASSA_SECRET_1', usual: null, meaning: 'Its first word: signs the link to the payment page.' },
    { name: 'FREEKASSA_SECRET_2', usual: null, meaning: 'Its second word: signs callbacks.' },
    instead('FREEKASSA_URL', 'https://pay.freekassa.com'),
    callbacksFrom('FREEKASSA_ADDRESSES'),
    {
      name: 'FREEKASSA_API_KEY',
      usual: null,
      meaning:
        'Key of its calls: with it refunds of whole payments are made by the product, without it in FREEKASSA’s cabinet. Its calls are numbered upwards, so nobody else may make any for this shop.',
    },
    instead('FREEKASSA_API_URL', 'https://api.fk.life/v1'),
    { name: 'UNITPAY_PROJECT_ID', usual: null, meaning: 'Project at UNITPAY; together with `UNITPAY_SECRET`.' },
    { name: 'UNITPAY_SECRET', usual: null, meaning: 'Its secret.' },
    instead('UNITPAY_URL', 'https://unitpay.ru'),
    callbacksFrom('UNITPAY_ADDRESSES'),
    {
      name: 'UNITPAY_NETTING_PROJECT_ID',
      usual: null,
      meaning: 'A second project at UNITPAY, for netting; together with `UNITPAY_NETTING_SECRET`.',
    },
    { name: 'UNITPAY_NETTING_SECRET', usual: null, meaning: 'Its secret.' },
    instead('UNITPAY_NETTING_URL', 'https://unitpay.ru'),
    callbacksFrom('UNITPAY_NETTING_ADDRESSES'),
    { name: 'ENOT_SHOP_ID', usual: null, meaning: 'Cash desk at ENOT; the three settings are set together.' },
    { name: 'ENOT_API_KEY', usual: null, meaning: 'Key of its API.' },
    { name: 'ENOT_CALLBACK_KEY', usual: null, meaning: 'Key that signs its callbacks.' },
    instead('ENOT_URL', 'https://api.enot.io'),
    callbacksFrom('ENOT_ADDRESSES'),
    { name: 'SKINIFY_TOKEN', usual: null, meaning: 'Project at SKINIFY: top-ups with skins.' },
    instead('SKINIFY_URL', 'https://skinify.io/api'),
    callbacksFrom('SKINIFY_ADDRESSES'),
  ],
};

export const receipts: SettingsGroup = {
  title: 'Receipts',
  about:
    'Receipts of Law 54-FZ are issued by ATOL Online once its settings are set, or by a payment provider’s own calls (`RECEIPTS_BY`), which cannot print all of them; what they mean is in [law.md](law.md). Demo mode has a training register. Without a register receipts are written down and not issued.',
  settings: [
    {
      name: 'RECEIPTS_BY',
      usual: null,
      usualInWords: '`atol`',
      meaning:
        'Who prints: `atol`, `yookassa` (needs its shop) or `unitpay` (needs its project and, for set-offs, the login and secret of the account from «Payouts»).',
    },
    {
      name: 'RECEIPTS_AGENT',
      usual: null,
      usualInWords: '`needed`',
      meaning:
        '`none`, if the lawyer has decided that receipts need no agent and no supplier. Otherwise a register that cannot print them refuses the receipts that have them.',
    },
    {
      name: 'RECEIPTS_VAT',
      usual: null,
      usualInWords: '`none`',
      meaning: 'Rate of VAT for `yookassa` and `unitpay`, named as for ATOL.',
    },
    {
      name: 'RECEIPTS_TAX_SYSTEM',
      usual: null,
      usualInWords: '`none`',
      meaning: 'YooKassa’s code of the system of taxation (`1` … `6`), where its register asks for one.',
    },
    {
      name: 'YOOKASSA_RECEIPTS',
      usual: null,
      usualInWords: '`after`',
      meaning:
        '`after`: a third-party register in the scenario «Сначала платёж, потом чек». `with`: «Чеки от ЮKassa», sent with payments and refunds; they name no mates.',
    },
    {
      name: 'YOOKASSA_AGENT',
      usual: null,
      usualInWords: '`agent`',
      meaning: 'What kind of an agent of the mates the owner is: `agent`, `attorney`, `commissioner` …',
    },
    { name: 'ATOL_LOGIN', usual: null, meaning: 'Login of ATOL Online; the first six settings are set together.' },
    { name: 'ATOL_PASSWORD', usual: null, meaning: 'Its password.' },
    { name: 'ATOL_GROUP', usual: null, meaning: 'Code of the group of registers.' },
    { name: 'ATOL_INN', usual: null, meaning: 'Taxpayer’s number (INN) of the owner.' },
    { name: 'ATOL_EMAIL', usual: null, meaning: 'Address of the owner on receipts.' },
    {
      name: 'ATOL_SNO',
      usual: null,
      meaning: 'System of taxation: `osn`, `usn_income`, `usn_income_outcome`, `esn`, `patent`.',
    },
    {
      name: 'ATOL_PLACE',
      usual: null,
      usualInWords: '`PUBLIC_URL`',
      meaning: 'Where the service sells, as receipts name it.',
    },
    {
      name: 'ATOL_VERSION',
      usual: null,
      usualInWords: '`v4`',
      meaning: 'Protocol of the register: `v4` (FFD 1.05) or `v5` (FFD 1.2).',
    },
    {
      name: 'ATOL_VAT',
      usual: null,
      usualInWords: '`none`',
      meaning: 'Rate of VAT on every line, as ATOL names it: `none`, `vat5`, `vat22` …',
    },
    {
      name: 'ATOL_AGENT',
      usual: null,
      usualInWords: '`another`',
      meaning: 'What kind of an agent of the mates the owner is: `another`, `attorney`, `commission_agent` …',
    },
    { name: 'ATOL_ASK_EVERY', usual: '1000', meaning: 'Milliseconds between two questions about documents.' },
    instead('ATOL_URL', 'https://online.atol.ru/possystem'),
  ],
};

export const payouts: SettingsGroup = {
  title: 'Payouts',
  about:
    'A provider pays withdrawals out once its settings are set and the switch «Выплаты уходят сами» is on at the desk; of several the first that serves the method, in this order. Demo mode has a training provider. Without one operators pay by the register. What of the protocols is not certain is off until it is set: YooKassa takes whole card numbers only from those who are certified for it, the ids of banks of the SBP and ENOT’s names of methods are told by the providers. Confirm them with the provider and with one small payout before real money moves.',
  settings: [
    {
      name: 'YOOKASSA_PAYOUT_GATEWAY',
      usual: null,
      meaning: 'The gateway for payouts at YooKassa (not the shop); together with `YOOKASSA_PAYOUT_SECRET`.',
    },
    { name: 'YOOKASSA_PAYOUT_SECRET', usual: null, meaning: 'Its secret.' },
    {
      name: 'YOOKASSA_PAYOUT_METHODS',
      usual: null,
      usualInWords: '`YOOMONEY`',
      meaning: 'What it pays to, separated by commas: `YOOMONEY`, `SBP`, `BANK_CARD_RU`.',
    },
    {
      name: 'YOOKASSA_PAYOUT_SBP_BANKS',
      usual: null,
      meaning: 'Its ids of banks: `SBERBANK=100000000111,TBANK=…`; a bank without one is not served.',
    },
    {
      name: 'UNITPAY_PAYOUT_LOGIN',
      usual: null,
      meaning: 'Login at UNITPAY for mass payouts; together with `UNITPAY_PAYOUT_SECRET`.',
    },
    {
      name: 'UNITPAY_PAYOUT_SECRET',
      usual: null,
      meaning: 'The secret of the account, which is not that of a project.',
    },
    {
      name: 'UNITPAY_PAYOUT_METHODS',
      usual: null,
      usualInWords: '`BANK_CARD_RU`',
      meaning: 'What it pays to, separated by commas: `BANK_CARD_RU`, `SBP`, `USDT_TRC20`.',
    },
    { name: 'UNITPAY_PAYOUT_SBP_BANKS', usual: null, meaning: 'Its ids (`memberId`) of banks, as above.' },
    instead('UNITPAY_PAYOUT_URL', 'https://unitpay.ru'),
    {
      name: 'ENOT_PAYOUT_USER',
      usual: null,
      meaning: 'User’s id at ENOT; together with `ENOT_PAYOUT_KEY` and `ENOT_PAYOUT_METHODS`.',
    },
    { name: 'ENOT_PAYOUT_KEY', usual: null, meaning: 'The user’s secret key.' },
    {
      name: 'ENOT_PAYOUT_METHODS',
      usual: null,
      meaning: 'What it pays to, each with ENOT’s name of the service: `BANK_CARD_RU=card,SBP=sbp`.',
    },
    { name: 'ENOT_PAYOUT_SBP_BANKS', usual: null, meaning: 'Its ids (`sbp_bank_type`) of banks, as above.' },
    instead('ENOT_PAYOUT_URL', 'https://api.enot.io'),
  ],
};

export const taxes: SettingsGroup = {
  title: 'Tax status',
  about:
    'The tax service tells whether a mate is self-employed, once the switch «Проверка самозанятых в налоговой» is on at the desk. All processes of an installation share one slow queue. Demo mode has a training service.',
  settings: [
    {
      name: 'NPD_ASK_EVERY',
      usual: '31000',
      meaning: 'Milliseconds from the end of one call to the next: the service takes two a minute from an address.',
    },
    { name: 'NPD_TIMEOUT', usual: '60000', meaning: 'Milliseconds that a call may take, at most a minute.' },
    instead('NPD_URL', 'https://statusnpd.nalog.ru'),
  ],
};
