/** Accounts to which a guest pays an owner: a bank's or wallet's by its IBAN, and wallets by their numbers. */
export const payeeAccounts = ['iban', 'jazzcash', 'easypaisa'] as const;

export type PayeeAccount = (typeof payeeAccounts)[number];

/** Hours after which a change of where guests pay holds, so that its owner can take back one that a stranger made. */
export const payeeHoldHours = 24;
